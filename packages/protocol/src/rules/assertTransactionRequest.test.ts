import { getAddress, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import {
  type AssertTransactionRequestParameters,
  assertTransactionRequest,
  InvalidTransactionRequestError,
} from './assertTransactionRequest.ts'

const to = getAddress('0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1')
const check = (request: Partial<AssertTransactionRequestParameters>) => {
  try {
    assertTransactionRequest({ chainId: 1, to, ...request })
    return undefined
  } catch (error) {
    return error instanceof InvalidTransactionRequestError ? error : `${error}`
  }
}
const code = (request: Partial<AssertTransactionRequestParameters>) => {
  const error = check(request)
  return typeof error === 'object' ? error.code : error
}

test('default: a valid request passes', () => {
  expect(check({})).toBeUndefined()
  expect(check({ to: undefined })).toBeUndefined()
  expect(check({ gasPrice: 0n })).toBeUndefined()
  expect(check({ maxFeePerGas: maxUint256, maxPriorityFeePerGas: maxUint256 })).toBeUndefined()
  expect(check({ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n })).toBeUndefined()
  expect(check({ maxPriorityFeePerGas: 5n })).toBeUndefined()
  expect(check({ accessList: [{ address: to, storageKeys: [`0x${'00'.repeat(32)}`] }] })).toBeUndefined()
  expect(check({ accessList: [] })).toBeUndefined()
})

test('error: fee cap above 256 bits', () => {
  expect(code({ maxFeePerGas: maxUint256 + 1n })).toBe('FEE_CAP_TOO_HIGH')
  expect(code({ maxPriorityFeePerGas: maxUint256 + 1n })).toBe('FEE_CAP_TOO_HIGH')
  expect(code({ gasPrice: maxUint256 + 1n })).toBe('FEE_CAP_TOO_HIGH')
  expect(code({ gasPrice: maxUint256 })).toBeUndefined()
})

test('error: tip above the fee cap, also above a cap of zero', () => {
  expect(code({ maxFeePerGas: 4n, maxPriorityFeePerGas: 5n })).toBe('TIP_ABOVE_FEE_CAP')
  expect(code({ maxFeePerGas: 0n, maxPriorityFeePerGas: 1n })).toBe('TIP_ABOVE_FEE_CAP')
  expect(code({ maxFeePerGas: 5n, maxPriorityFeePerGas: 5n })).toBeUndefined()
})

test('error: gas price combined with fee fields, zero included', () => {
  expect(code({ gasPrice: 1n, maxFeePerGas: 1n })).toBe('FEE_CONFLICT')
  expect(code({ gasPrice: 1n, maxPriorityFeePerGas: 1n })).toBe('FEE_CONFLICT')
  expect(code({ gasPrice: 0n, maxFeePerGas: 0n })).toBe('FEE_CONFLICT')
})

test('error: negative fees', () => {
  expect(code({ gasPrice: -1n })).toBe('FEE_NEGATIVE')
  expect(code({ maxFeePerGas: -1n })).toBe('FEE_NEGATIVE')
  expect(code({ maxPriorityFeePerGas: -1n })).toBe('FEE_NEGATIVE')
})

test('error: storage keys of another size than 32 bytes', () => {
  for (const size of [0, 31, 33]) {
    expect(code({ accessList: [{ address: to, storageKeys: [`0x${'00'.repeat(size)}`] }] })).toBe('STORAGE_KEY_SIZE')
  }
})

test('error: chain id not positive', () => {
  for (const chainId of [0, -1, 1.5, Number.NaN, 2 ** 53]) expect(code({ chainId })).toBe('CHAIN_ID_INVALID')
})

test('error: invalid addresses', () => {
  expect(code({ to: '0x12' })).toBe('ADDRESS_INVALID')
  expect(code({ to: `${to.slice(0, -1)}F` as never })).toBe('ADDRESS_INVALID')
  expect(code({ accessList: [{ address: '0x12', storageKeys: [] }] })).toBe('ADDRESS_INVALID')
})

test('behavior: a sentence, a way out, and the cause', () => {
  const error = check({ maxFeePerGas: 4n, maxPriorityFeePerGas: 5n })
  expect(error).toMatchObject({
    name: 'InvalidTransactionRequestError',
    shortMessage: 'The priority fee must not be above the maximum fee.',
    metaMessages: ['Lower the priority fee, or raise the maximum fee.'],
    cause: { name: 'TipAboveFeeCapError' },
  })
})

test('behavior: the cause names both fees', () => {
  const error = check({ maxFeePerGas: 4_000_000_000n, maxPriorityFeePerGas: 5_000_000_000n })
  expect(error).toMatchObject({ cause: { message: expect.stringMatching(/5 gwei.*4 gwei/) } })
})
