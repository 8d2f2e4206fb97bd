import { type Address, checksumAddress, concat, type Hex, numberToHex, pad, size, slice } from 'viem'
import { expect, test } from 'vitest'
import { InvalidSignaturesError, type InvalidSignaturesReason, parseSignatures } from './parseSignatures.ts'

const a: Address = '0x00000000000000000000000000000000000000AA'
const b: Address = '0x00000000000000000000000000000000000000bb'
const word = (value: bigint | number) => numberToHex(value, { size: 32 })
const fixed = (v: number, first: Hex = word(1), second: Hex = word(2)) =>
  concat([first, second, numberToHex(v, { size: 1 })])
const contract = (signer: Address, offset: number | bigint) => fixed(0, pad(signer, { size: 32 }), word(offset))
const tail = (bytes: Hex) => concat([word(size(bytes)), bytes])

test('default', () => {
  const packed = concat([contract(a, 65 * 4), fixed(27), fixed(1, pad(b, { size: 32 })), fixed(32), tail('0xc0ffee')])
  expect(parseSignatures(packed)).toEqual([
    {
      kind: 'contract',
      signer: checksumAddress(a),
      signature: '0xc0ffee',
      data: concat([contract(a, 65), tail('0xc0ffee')]),
    },
    { kind: 'eoa', data: fixed(27) },
    { kind: 'approvedHash', signer: checksumAddress(b), data: fixed(1, pad(b, { size: 32 })) },
    { kind: 'ethSign', data: fixed(32) },
  ])
})

test('behavior: v 28 and 31', () => {
  expect(parseSignatures(concat([fixed(28), fixed(31)])).map(({ kind }) => kind)).toEqual(['eoa', 'ethSign'])
})

test('behavior: a contract signature may be empty', () => {
  expect(parseSignatures(concat([contract(a, 65), word(0)]))).toEqual([
    { kind: 'contract', signer: checksumAddress(a), signature: '0x', data: concat([contract(a, 65), word(0)]) },
  ])
})

test('behavior: contract parts may come in any order', () => {
  const packed = concat([contract(a, 130 + 33), contract(b, 130), tail('0xbb'), tail('0xaa')])
  expect(parseSignatures(packed)).toMatchObject([{ signature: '0xaa' }, { signature: '0xbb' }])
})

test('parameters: count', () => {
  // As the contract: it reads as many as its threshold and never looks at the rest.
  expect(parseSignatures(concat([fixed(27), '0xdeadbeef']), { count: 1 })).toHaveLength(1)
  const gap = concat([contract(a, 70), '0x0000000000', tail('0x11'), '0xffff'])
  expect(parseSignatures(gap, { count: 1 })).toMatchObject([{ signature: '0x11' }])
  const before = concat([contract(a, 65), fixed(27), tail('0x11')])
  expect(() => parseSignatures(before, { count: 2 })).toThrow(InvalidSignaturesError)
})

const cases: [string, Hex, InvalidSignaturesReason, number | undefined][] = [
  ['odd hex', '0x123', 'not-hex', undefined],
  ['no hex', '0xzz', 'not-hex', undefined],
  ['no hex of the right length', `0x${'zz'.repeat(65)}`, 'not-hex', undefined],
  ['empty', '0x', 'empty', undefined],
  ['64 bytes', slice(fixed(27), 0, 64), 'short', 0],
  ['66 bytes', concat([fixed(27), '0x00']), 'short', 1],
  ['v 2', fixed(2, pad(a, { size: 32 })), 'unknown-type', 0],
  ['v 26', fixed(26), 'unknown-type', 0],
  ['v 29', fixed(29), 'unknown-type', 0],
  ['v 30', fixed(30), 'unknown-type', 0],
  ['v 33', fixed(33), 'unknown-type', 0],
  ['v 255 at second place', concat([fixed(27), fixed(255)]), 'unknown-type', 1],
  ['approved hash by no address', fixed(1, word(1n << 160n)), 'bad-signer', 0],
  ['contract that is no address', concat([fixed(0, word(1n << 255n), word(65)), word(0)]), 'bad-signer', 0],
  ['offset at the end', contract(a, 65), 'offset-outside', 0],
  ['offset leaves no room for the length', concat([contract(a, 66), word(0)]), 'offset-outside', 0],
  ['offset of 2^256-1', concat([contract(a, 2n ** 256n - 1n), word(0)]), 'offset-outside', 0],
  ['offset onto itself (loop)', concat([contract(a, 0), word(0)]), 'length-outside', 0],
  ['offset into the fixed part', concat([contract(a, 32), '0x00', word(0), word(0)]), 'offset-inside-static-part', 0],
  ['offset one byte early', concat([contract(a, 64), word(0)]), 'offset-inside-static-part', 0],
  ['length one too long', concat([contract(a, 65), word(2), '0x11']), 'length-outside', 0],
  ['length of 2^256-1', concat([contract(a, 65), word(2n ** 256n - 1n)]), 'length-outside', 0],
  ['two share a part', concat([contract(a, 130), contract(b, 130), tail('0x11')]), 'overlap', 1],
  ['parts overlap', concat([contract(a, 130), contract(b, 162), word(32), word(0)]), 'overlap', 1],
  ['byte between fixed and contract part', concat([contract(a, 66), '0x00', tail('0x')]), 'short', 1],
  [
    'bytes between parts',
    concat([contract(a, 130), contract(b, 163), word(0), '0x00', word(0)]),
    'unexplained-bytes',
    1,
  ],
  ['byte at the end', concat([contract(a, 65), tail('0x11'), '0x00']), 'unexplained-bytes', undefined],
]
test.each(cases)('error: %s', (_name, packed, reason, index) => {
  try {
    parseSignatures(packed)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSignaturesError)
    expect(error).toMatchObject({ code: 'INVALID_SIGNATURES', index, reason })
  }
})

test('parameters: count is the size of the fixed part, and no offset may point into it', () => {
  // The second contract part would lie inside of what counts as fixed.
  const packed = concat([contract(a, 195), contract(b, 130), fixed(27), tail('0x11')])
  expect(() => parseSignatures(packed, { count: 3 })).toThrow('points into the fixed parts')
  // An early part does not end the reading of a list whose length is known.
  const three = concat([contract(a, 195), fixed(27), fixed(28), tail('0x11')])
  expect(parseSignatures(three, { count: 3 }).map(({ kind }) => kind)).toEqual(['contract', 'eoa', 'eoa'])
  expect(parseSignatures(fixed(27), { count: 1 })).toEqual([{ data: fixed(27), kind: 'eoa' }])
  expect(parseSignatures(fixed(27), { count: 0 })).toEqual([])
})

test('error: no number where none is at fault', () => {
  expect(() => parseSignatures('0x')).toThrow('The signatures cannot be read: there is none.')
})

test('error: fewer than count', () => {
  expect(() => parseSignatures(fixed(27), { count: 2 })).toThrow(
    'The signatures cannot be read: at number 2, the last one is cut off.',
  )
})
