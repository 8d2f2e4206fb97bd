import { concat, decodeFunctionData, type Hex, numberToHex, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, createTransaction } from '../../test/world.ts'
import { NotEcdsaSignatureError, normalizeSignature } from '../verify/createSigningRequest.ts'
import { encodeExecTransaction } from './encodeExecTransaction.ts'
import { DuplicateSignerError, MismatchedSignatureError, packSignatures, sortSignatures } from './packSignatures.ts'

const word = (value: number) => numberToHex(value, { size: 32 })
const eoa = (value: number): Hex => concat([word(value), word(value), '0x1b'])
const contract = (signer: Hex, offset: number) => concat([pad(signer, { size: 32 }), word(offset), '0x00'])
const [low, middle, high] = [alice, bob, carol].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)) as [
  Hex,
  Hex,
  Hex,
]

test('default', () => {
  const packed = packSignatures([
    { data: concat([contract(high, 65), word(3), '0xaabbcc']), signer: high },
    { data: eoa(2), signer: middle },
    { data: concat([contract(low, 65), word(1), '0x11']), signer: low },
  ])
  expect(packed).toBe(
    concat([contract(low, 195), eoa(2), contract(high, 195 + 33), word(1), '0x11', word(3), '0xaabbcc']),
  )
})

test('behavior: nothing packs to nothing', () => {
  expect(packSignatures([])).toBe('0x')
})

test('behavior: sorting compares the number, not the case, and does not change its input', () => {
  const input = [{ signer: high }, { signer: low.toLowerCase() as Hex }, { signer: middle }]
  expect(sortSignatures(input).map(({ signer }) => signer.toLowerCase())).toEqual(
    [low, middle, high].map((signer) => signer.toLowerCase()),
  )
  expect(input[0]?.signer).toBe(high)
  expect(
    sortSignatures([
      { id: 1, signer: low },
      { id: 2, signer: low.toLowerCase() as Hex },
    ]).map(({ id }) => id),
  ).toEqual([1, 2])
})

test('error: one signer twice', () => {
  expect(() =>
    packSignatures([
      { data: eoa(1), signer: low },
      { data: eoa(2), signer: high },
      { data: eoa(3), signer: low.toLowerCase() as Hex },
    ]),
  ).toThrow(new DuplicateSignerError({ signer: low }))
  expect(new DuplicateSignerError({ signer: low }).code).toBe('DUPLICATE_SIGNER')
})

test('error: not one signature of that signer', () => {
  for (const data of [
    concat([eoa(1), eoa(2)]),
    concat([pad(high, { size: 32 }), word(0), '0x01']),
    concat([contract(high, 65), word(0)]),
  ])
    expect(() => packSignatures([{ data, signer: low }])).toThrow(new MismatchedSignatureError({ signer: low }))
  expect(new MismatchedSignatureError({ signer: low }).code).toBe('MISMATCHED_SIGNATURE')
})

const rs = concat([word(5), word(6)])
test('behavior: normalising what wallets return', () => {
  for (const [v, typed, personal] of [
    ['00', '1b', '1f'],
    ['01', '1c', '20'],
    ['1b', '1b', '1f'],
    ['1c', '1c', '20'],
    ['1f', '1b', '1f'],
    ['20', '1c', '20'],
  ]) {
    expect(normalizeSignature({ method: 'typedData', signature: `${rs}${v}` })).toBe(`${rs}${typed}`)
    expect(normalizeSignature({ method: 'personal', signature: `${rs}${v}` })).toBe(`${rs}${personal}`)
  }
})

test('behavior: the compact form of EIP-2098', () => {
  const even = concat([word(5), word(6)])
  expect(normalizeSignature({ method: 'typedData', signature: even })).toBe(`${rs}1b`)
  const odd = concat([word(5), `0x80${word(6).slice(4)}`])
  expect(normalizeSignature({ method: 'typedData', signature: odd })).toBe(`${rs}1c`)
})

test('error: what is no signature of an account', () => {
  for (const signature of [
    '0x',
    '0x1234',
    `${rs}02`,
    `${rs}1a`,
    `${rs}1d`,
    `${rs}21`,
    `${rs}1b00`,
    `${rs}1b${'00'.repeat(100)}`,
    '0xzz',
  ] as Hex[])
    expect(() => normalizeSignature({ method: 'typedData', signature })).toThrow(NotEcdsaSignatureError)
  const messageOf = (signature: Hex) => () => normalizeSignature({ method: 'typedData', signature })
  expect(messageOf('0x1234')).toThrow('(it has 2)')
  expect(messageOf('0xzz')).toThrow('(it has 0)')
  expect(messageOf(`0x${'zz'.repeat(65)}`)).toThrow('(it has 0)')
  expect(messageOf(`${rs}02`)).toThrow('ends in 2')
  expect(new NotEcdsaSignatureError({ length: 3 }).metaMessages).toEqual([expect.stringContaining('Contract wallets')])
  expect(new NotEcdsaSignatureError({ length: 3 })).toMatchObject({
    code: 'NOT_ECDSA_SIGNATURE',
    shortMessage: 'The wallet’s response is not a signature of 65 bytes (it has 3).',
  })
  expect(new NotEcdsaSignatureError({ length: 65, v: 2 }).shortMessage).toBe(
    'The wallet’s response ends in 2, which is not valid for a signature.',
  )
})

test('behavior: calldata of an execution', () => {
  const abi = parseAbi([
    'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  ])
  const transaction = createTransaction({
    baseGas: 2n,
    data: '0xab',
    gasPrice: 3n,
    gasToken: alice,
    operation: 1,
    refundReceiver: carol,
    safeTxGas: 1n,
    to: bob,
    value: 9n,
  })
  const { args } = decodeFunctionData({ abi, data: encodeExecTransaction({ signatures: '0xcd', transaction }) })
  expect(args).toEqual([bob, 9n, '0xab', 1, 1n, 2n, 3n, alice, carol, '0xcd'])
})
