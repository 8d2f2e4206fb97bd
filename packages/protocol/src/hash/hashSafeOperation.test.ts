import { concat, domainSeparator, type Hex, hashStruct, hashTypedData, pad, toHex } from 'viem'
import { entryPoint06Address, entryPoint07Address, getUserOperationHash } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { hashSafeOperation, hashUserOperation, type SafeOperation, safeOperationModules } from './hashSafeOperation.ts'

const [module06, module07] = safeOperationModules
const factory = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const paymaster = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const paymasterData = '0xabcdef'

/** Every field with a value of its own, so that no two can be exchanged unnoticed. */
const operation = {
  callData: '0x7bb37428deadbeef',
  callGasLimit: 11n,
  initCode: concat([factory, '0x1688f0b9']),
  maxFeePerGas: 12n,
  maxPriorityFeePerGas: 13n,
  nonce: (7n << 64n) | 3n,
  paymasterAndData: concat([paymaster, paymasterData]),
  preVerificationGas: 14n,
  safe: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  validAfter: 1_700_000_000,
  validUntil: 1_800_000_000,
  verificationGasLimit: 15n,
} as const satisfies SafeOperation

const types06 = [
  { name: 'safe', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'initCode', type: 'bytes' },
  { name: 'callData', type: 'bytes' },
  { name: 'callGasLimit', type: 'uint256' },
  { name: 'verificationGasLimit', type: 'uint256' },
  { name: 'preVerificationGas', type: 'uint256' },
  { name: 'maxFeePerGas', type: 'uint256' },
  { name: 'maxPriorityFeePerGas', type: 'uint256' },
  { name: 'paymasterAndData', type: 'bytes' },
  { name: 'validAfter', type: 'uint48' },
  { name: 'validUntil', type: 'uint48' },
  { name: 'entryPoint', type: 'address' },
] as const
const types07 = [
  { name: 'safe', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'initCode', type: 'bytes' },
  { name: 'callData', type: 'bytes' },
  { name: 'verificationGasLimit', type: 'uint128' },
  { name: 'callGasLimit', type: 'uint128' },
  { name: 'preVerificationGas', type: 'uint256' },
  { name: 'maxPriorityFeePerGas', type: 'uint128' },
  { name: 'maxFeePerGas', type: 'uint128' },
  { name: 'paymasterAndData', type: 'bytes' },
  { name: 'validAfter', type: 'uint48' },
  { name: 'validUntil', type: 'uint48' },
  { name: 'entryPoint', type: 'address' },
] as const

test.each([
  ['0.2.0, entry point 0.6', module06, types06],
  ['0.3.0, entry point 0.7', module07, types07],
])('default: as typed data of module %s', (_, place, SafeOp) => {
  const { entryPoint, module } = place
  const domain = { chainId: 100, verifyingContract: module }
  const message = { ...operation, entryPoint }
  expect(hashSafeOperation({ chainId: 100, operation, ...place })).toEqual({
    domainHash: domainSeparator({ domain }),
    messageHash: hashStruct({ data: message, primaryType: 'SafeOp', types: { SafeOp } }),
    safeOperationHash: hashTypedData({ domain, message, primaryType: 'SafeOp', types: { SafeOp } }),
  })
})

test('default: the hash of the entry point 0.6', () => {
  const { safe: sender, validAfter: _, validUntil: __, ...rest } = operation
  expect(hashUserOperation({ chainId: 100, operation, ...module06 })).toBe(
    getUserOperationHash({
      chainId: 100,
      entryPointAddress: entryPoint06Address,
      entryPointVersion: '0.6',
      userOperation: { ...rest, sender, signature: '0x' },
    }),
  )
})

test('default: the hash of the entry point 0.7', () => {
  const { initCode: _, paymasterAndData: __, safe: sender, validAfter: ___, validUntil: ____, ...rest } = operation
  const toLimit = (gas: bigint): Hex => pad(toHex(gas), { size: 16 })
  const packed = { ...operation, paymasterAndData: concat([paymaster, toLimit(16n), toLimit(17n), paymasterData]) }
  expect(hashUserOperation({ chainId: 100, operation: packed, ...module07 })).toBe(
    getUserOperationHash({
      chainId: 100,
      entryPointAddress: entryPoint07Address,
      entryPointVersion: '0.7',
      userOperation: {
        ...rest,
        factory,
        factoryData: '0x1688f0b9',
        paymaster,
        paymasterData,
        paymasterPostOpGasLimit: 17n,
        paymasterVerificationGasLimit: 16n,
        sender,
        signature: '0x',
      },
    }),
  )
})

test.each(Object.keys(operation))('behavior: %s is part of what is signed', (field) => {
  const changed: SafeOperation = { ...operation, ...changes[field] }
  for (const place of safeOperationModules)
    expect(hashSafeOperation({ chainId: 100, operation: changed, ...place })).not.toEqual(
      hashSafeOperation({ chainId: 100, operation, ...place }),
    )
})

const changes: Record<string, Partial<SafeOperation>> = {
  callData: { callData: '0x' },
  callGasLimit: { callGasLimit: 0n },
  initCode: { initCode: '0x' },
  maxFeePerGas: { maxFeePerGas: 0n },
  maxPriorityFeePerGas: { maxPriorityFeePerGas: 0n },
  nonce: { nonce: 3n },
  paymasterAndData: { paymasterAndData: '0x' },
  preVerificationGas: { preVerificationGas: 0n },
  safe: { safe: paymaster },
  validAfter: { validAfter: 0 },
  validUntil: { validUntil: 0 },
  verificationGasLimit: { verificationGasLimit: 0n },
}

test('behavior: chain, module and entry point are part of what is signed', () => {
  const base = { chainId: 100, operation, ...module07 }
  const others = [{ chainId: 1 }, { module: module06.module }, { entryPoint: module06.entryPoint }]
  const hashes = [{}, ...others].map((other) => hashSafeOperation({ ...base, ...other }).safeOperationHash)
  expect(new Set(hashes).size).toBe(4)
})

test('error: numbers and bytes that do not fit', () => {
  const hash = (change: Partial<SafeOperation>) => () =>
    hashSafeOperation({ chainId: 100, operation: { ...operation, ...change }, ...module07 })
  expect(hash({ callGasLimit: 2n ** 128n })).toThrow('not in safe 128-bit unsigned integer range')
  expect(hash({ validUntil: 2 ** 48 })).toThrow('not in safe 48-bit unsigned integer range')
  expect(hash({ callData: '0x1' })).toThrow('pairs of hex digits')
  expect(() =>
    hashUserOperation({ chainId: 100, operation: { ...operation, maxFeePerGas: 2n ** 128n }, ...module07 }),
  ).toThrow('not in safe')
})
