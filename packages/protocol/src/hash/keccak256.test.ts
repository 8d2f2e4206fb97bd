import * as fc from 'fast-check'
import { hexToBytes, keccak256 as keccak256OfViem, stringToBytes } from 'viem'
import { expect, test } from 'vitest'
import { chooseKeccak256, keccak256, prepareKeccak256 } from './keccak256.ts'
import { createWasmKeccak256, type Keccak256 } from './wasmKeccak256.ts'

test('default: at once, and when the fast engine is there', async () => {
  const expected = hexToBytes('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  expect(keccak256(new Uint8Array())).toEqual(expected)
  await prepareKeccak256()
  expect(keccak256(new Uint8Array())).toEqual(expected)
})

test('behavior: the fast engine agrees with viem around every edge of a block', async () => {
  const hash = await createWasmKeccak256()
  for (const length of [0, 1, 31, 32, 64, 135, 136, 137, 271, 272, 273, 5_000, 24_576]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256)
    expect(hash(bytes), `${length} bytes`).toEqual(keccak256OfViem(bytes, 'bytes'))
  }
})

test('behavior: the fast engine agrees with viem on any bytes', async () => {
  const hash = await createWasmKeccak256()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      expect(hash(bytes)).toEqual(keccak256OfViem(bytes, 'bytes'))
    }),
  )
})

test('behavior: a hash does not change when the next one is made', async () => {
  await prepareKeccak256()
  const first = keccak256(stringToBytes('first'))
  const copy = first.slice()
  keccak256(stringToBytes('second'))
  expect(first).toEqual(copy)
})

test('behavior: bytes that are part of a larger buffer', async () => {
  const hash = await createWasmKeccak256()
  const complete = Uint8Array.from({ length: 65 }, (_, index) => index)
  expect(hash(complete.subarray(1))).toEqual(keccak256OfViem(complete.slice(1), 'bytes'))
})

test('behavior: the fast engine is used once it was tried out', async () => {
  const fast = await createWasmKeccak256()
  let count = 0
  const hash = await chooseKeccak256(async () => (bytes) => {
    count++
    return fast(bytes)
  })
  expect(count).toBe(1)
  hash(new Uint8Array(1))
  expect(count).toBe(2)
})

test.each<[string, () => Promise<Keccak256>]>([
  ['cannot be had', () => Promise.reject(new EvalError('forbidden'))],
  ['miscounts', async () => () => new Uint8Array(32)],
  [
    'fails',
    async () => () => {
      throw new RangeError('memory')
    },
  ],
])('behavior: where the fast engine %s, viem hashes', async (_, load) => {
  const hash = await chooseKeccak256(load)
  expect(hash(stringToBytes('bytes'))).toEqual(keccak256OfViem(stringToBytes('bytes'), 'bytes'))
})
