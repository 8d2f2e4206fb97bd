import { concatHex, getAddress, type Hex, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeMultiSend, encodeMultiSend } from './decodeMultiSend.ts'

const to = getAddress('0x255c3912f91ef11bfdadd405f13144a823da8cc5')
const item = ({
  data = '0x',
  length,
  operation = 0,
  value = 0n,
}: {
  data?: Hex
  length?: bigint
  operation?: number
  value?: bigint
}): Hex =>
  concatHex([
    toHex(operation, { size: 1 }),
    to,
    toHex(value, { size: 32 }),
    toHex(length ?? BigInt((data.length - 2) / 2), { size: 32 }),
    data,
  ])

test('default: items in order, every field', () => {
  const packed = concatHex([item({ data: '0xabcdef', value: 5n }), item({ operation: 1 })])
  expect(decodeMultiSend(packed)).toEqual({
    ok: true,
    calls: [
      { to, value: 5n, data: '0xabcdef', operation: 0 },
      { to, value: 0n, data: '0x', operation: 1 },
    ],
  })
})

test('default: calls are packed one after the other', () => {
  const calls = [
    { to, value: 5n, data: '0xabcdef', operation: 0 },
    { to, value: 0n, data: '0x', operation: 1 },
  ] as const
  expect(encodeMultiSend(calls)).toBe(
    concatHex([item({ data: '0xabcdef', value: 5n }), item({ operation: 1 })]).toLowerCase(),
  )
})

test('default: an empty list has no calls', () => {
  expect(decodeMultiSend('0x')).toEqual({ ok: true, calls: [] })
  expect(encodeMultiSend([])).toBe('0x')
})

test('behavior: upper case digits are read', () => {
  const packed: Hex = `0x${item({ data: '0xabcdef' }).slice(2).toUpperCase()}`
  expect(decodeMultiSend(packed)).toEqual({ ok: true, calls: [{ to, value: 0n, data: '0xabcdef', operation: 0 }] })
})

test('error: operation other than call and delegatecall', () => {
  const first = item({ data: '0x01' })
  expect(decodeMultiSend(concatHex([first, item({ operation: 2 })]))).toMatchObject({
    ok: false,
    calls: [{ data: '0x01' }],
    offset: 86,
    reason: 'operation',
  })
  expect(decodeMultiSend(item({ operation: 16 }))).toMatchObject({ ok: false, offset: 0, reason: 'operation' })
})

test('error: trailing bytes that are no item', () => {
  expect(decodeMultiSend(concatHex([item({}), '0x00']))).toMatchObject({ ok: false, offset: 85, reason: 'header' })
  expect(decodeMultiSend(concatHex([item({}), pad('0x', { size: 84 })]))).toMatchObject({ ok: false, reason: 'header' })
  expect(decodeMultiSend(concatHex([item({}), pad('0x', { size: 85 })]))).toMatchObject({ ok: true })
})

test('error: claims more data than there is', () => {
  expect(decodeMultiSend(item({ data: '0xab', length: 2n }))).toMatchObject({ ok: false, calls: [], reason: 'data' })
  expect(decodeMultiSend(item({ data: '0xab', length: 2n ** 256n - 1n }))).toMatchObject({ ok: false, reason: 'data' })
  expect(decodeMultiSend(item({ data: '0xab', length: 1n }))).toMatchObject({ ok: true })
  expect(decodeMultiSend(concatHex([item({}), item({ data: '0xab', length: 2n })]))).toMatchObject({
    ok: false,
    calls: [{ data: '0x' }],
    offset: 85,
    reason: 'data',
  })
})

test('error: text that is no hex', () => {
  expect(decodeMultiSend('0xabc')).toEqual({ ok: false, calls: [], offset: 0, reason: 'hex' })
  expect(decodeMultiSend('0xzz')).toEqual({ ok: false, calls: [], offset: 0, reason: 'hex' })
})
