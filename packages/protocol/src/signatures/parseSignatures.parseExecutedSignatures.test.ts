import { concat, type Hex, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { parseExecutedSignatures } from './parseSignatures.ts'

const owner = '0x1111111111111111111111111111111111111111'
const ofKey = (v: number): Hex =>
  concat([pad('0x01', { size: 32 }), pad('0x02', { size: 32 }), numberToHex(v, { size: 1 })])
const approved = concat([pad(owner), pad('0x', { size: 32 }), '0x01'])
const ofContract = (offset: number): Hex => concat([pad(owner), numberToHex(offset, { size: 32 }), '0x00'])
const tail = concat([numberToHex(2, { size: 32 }), '0xbeef'])
const kinds = (packed: Hex, threshold?: number) => {
  const { checked, signatures } = parseExecutedSignatures(packed, threshold)
  return [checked, signatures.map(({ kind }) => kind)]
}

test('default: as many as the threshold, whatever follows', () => {
  for (const appended of ['0x', '0xdeadbeef', `0x${'ff'.repeat(200)}`] as const)
    expect(kinds(concat([ofKey(27), approved, appended]), 2)).toEqual([2, ['eoa', 'approvedHash']])
  expect(kinds(concat([ofKey(27), approved]), 1)).toEqual([1, ['eoa']])
  expect(kinds(concat([ofContract(130), ofKey(31), tail, '0xaa']), 2)).toEqual([2, ['contract', 'ethSign']])
})

test('behavior: without a threshold, or with one that cannot be right, as many as can be read; one of them was checked', () => {
  for (const threshold of [undefined, 0, 9]) {
    expect(kinds(concat([ofKey(27), ofKey(28), approved, '0xdeadbeef']), threshold)).toEqual([
      1,
      ['eoa', 'eoa', 'approvedHash'],
    ])
    expect(kinds(concat([ofContract(130), ofKey(31), tail, '0xaa']), threshold)).toEqual([1, ['contract', 'ethSign']])
    expect(kinds('0x', threshold)).toEqual([0, []])
    expect(kinds('0x1234', threshold)).toEqual([0, []])
    expect(kinds(`0x${'ff'.repeat(200)}`, threshold)).toEqual([0, []])
  }
})

test('behavior: bytes that resemble thousands of signatures are not all parsed', () => {
  expect(
    parseExecutedSignatures(concat(Array.from({ length: 2_000 }, () => ofKey(27))), undefined).signatures,
  ).toHaveLength(50)
})
