import { encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { readAbi, ShortAbiError } from './readAbi.ts'

const types = parseAbiParameters('address, uint256, bytes, bytes32, bytes')
const safe = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const word: Hex = `0x${'ab'.repeat(32)}`
const encoded = encodeAbiParameters(types, [safe, 2n ** 256n - 1n, '0x123456', word, '0x'])

test('default: gives what a general decoder gives', () => {
  const read = readAbi(`0x6a761202${encoded.slice(2)}`, { skip: 4 })
  expect([read.address(0), read.uint(1), read.bytes(2), read.word(3), read.bytes(4)]).toEqual([
    safe,
    2n ** 256n - 1n,
    '0x123456',
    word,
    '0x',
  ])
})

test('behavior: bytes are lower-case hex', () => {
  expect(
    readAbi(
      `0x${encodeAbiParameters([{ type: 'bytes' }], ['0xab'])
        .slice(2)
        .toUpperCase()}`,
    ).bytes(0),
  ).toBe('0xab')
})

test.each([
  ['nothing', '0x', 0],
  ['half a word', encoded.slice(0, 40), 0],
  ['an offset outside', `0x${'ff'.repeat(32)}`, 0],
  ['a length outside', `0x${'20'.padStart(64, '0')}${'ff'.repeat(32)}`, 0],
  ['bytes that end early', `0x${'20'.padStart(64, '0')}${'3'.padStart(64, '0')}1234`, 0],
])('error: %s', (_what, data, index) => {
  expect(() => readAbi(data as Hex).bytes(index)).toThrow(ShortAbiError)
})
