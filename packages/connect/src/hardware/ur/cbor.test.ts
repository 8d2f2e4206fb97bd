import { hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import { CborTag, type CborValue, decodeCbor, encodeCbor } from './cbor.ts'

const values: CborValue[] = [
  0,
  23,
  24,
  255,
  256,
  65_535,
  65_536,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  'Grüße 🙂',
  new Uint8Array(300).fill(1),
  [1, [2, []]],
  new Map<number, CborValue>([
    [1, 'a'],
    [500, new CborTag(37, Uint8Array.of(1))],
  ]),
]

test.each(values)('default: there and back: %s', (value) => {
  expect(decodeCbor(encodeCbor(value))).toEqual(value)
})

test.each([
  ['nothing', '0x'],
  ['truncated', '0x5820ff'],
  ['truncated head', '0x19'],
  ['bytes after the value', '0x0000'],
  ['an indefinite length', '0x9f0102ff'],
  ['a negative number', '0x20'],
  ['a float', '0xfb3ff8000000000000'],
  ['a number above 2^53', '0x1bffffffffffffffff'],
  ['a key twice', '0xa201000100'],
  ['a text as key', '0xa1616100'],
  ['no UTF-8', '0x61ff'],
  ['a billion items', '0x9a3b9aca00'],
  ['a billion bytes', '0x5a3b9aca00'],
  ['a map of a billion', '0xba3b9aca00'],
  ['a hundred levels', `0x${'81'.repeat(100)}00`],
  ['five thousand items', `0x83${`9903e8${'00'.repeat(1_000)}`.repeat(3)}`],
] as const)('error: %s', (_, bytes) => {
  expect(() => decodeCbor(hexToBytes(bytes))).toThrow(expect.objectContaining({ failure: 'foreignCode' }))
})
