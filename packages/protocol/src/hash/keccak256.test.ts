import * as fc from 'fast-check'
import { hexToBytes, keccak256 as keccak256OfViem, stringToBytes } from 'viem'
import { expect, test } from 'vitest'
import { chooseKeccak256, createKeccak256, keccak256 } from './keccak256.ts'
import { createKeccakPermutation } from './keccakPermutation.ts'

test('default', () => {
  const expected = hexToBytes('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  expect(keccak256(new Uint8Array())).toEqual(expected)
})

test('behavior: the fast engine agrees with viem around every edge of a block', () => {
  const hash = createKeccak256(createKeccakPermutation())
  for (const length of [0, 1, 31, 32, 64, 135, 136, 137, 271, 272, 273, 5_000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256)
    expect(hash(bytes), `${length} bytes`).toEqual(keccak256OfViem(bytes, 'bytes'))
  }
})

test('behavior: the fast engine agrees with viem on any bytes', () => {
  const hash = createKeccak256(createKeccakPermutation())
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      expect(hash(bytes)).toEqual(keccak256OfViem(bytes, 'bytes'))
    }),
  )
})

test('behavior: a hash does not change when the next one is made', () => {
  const first = keccak256(stringToBytes('first'))
  const copy = first.slice()
  keccak256(stringToBytes('second'))
  expect(first).toEqual(copy)
})

test('behavior: the engine is made once and used', () => {
  let count = 0
  const hash = chooseKeccak256(() => {
    const { permute, state } = createKeccakPermutation()
    return {
      permute() {
        count++
        permute()
      },
      state,
    }
  })
  // It was tried out first.
  count = 0
  hash(new Uint8Array(136))
  hash(new Uint8Array(1))
  expect(count).toBe(3)
})

test('behavior: without WebAssembly viem hashes', () => {
  const hash = chooseKeccak256(() => {
    throw new EvalError('forbidden')
  })
  expect(hash(stringToBytes('bytes'))).toEqual(keccak256OfViem(stringToBytes('bytes'), 'bytes'))
})

test('behavior: an engine that miscounts is not used', () => {
  const hash = chooseKeccak256(() => ({ permute() {}, state: new Uint8Array(200) }))
  expect(hash(stringToBytes('bytes'))).toEqual(keccak256OfViem(stringToBytes('bytes'), 'bytes'))
})
