import * as fc from 'fast-check'
import { bytesToHex, getAddress, type Hex, isAddress } from 'viem'
import { expect, test } from 'vitest'
import { prepareKeccak256 } from './keccak256.ts'
import { parseAddress } from './parseAddress.ts'

const address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const cases: [string, string | undefined][] = [
  [address, address],
  [address.toLowerCase(), address],
  [address.replace('F719', 'f719'), undefined],
  [`0x${address.slice(2).toUpperCase()}`, undefined],
  [address.slice(0, -1), undefined],
  [`${address}0`, undefined],
  [` ${address}`, undefined],
  [`0X${address.slice(2)}`, undefined],
  ['0xg71902b32c9854db8d6f70afa6dcf685f7df8d79', undefined],
  ['', undefined],
]

test('default: before and after the fast hash is there', async () => {
  for (const [text, expected] of cases) expect(parseAddress(text), text).toBe(expected)
  await prepareKeccak256()
  for (const [text, expected] of cases) expect(parseAddress(text), text).toBe(expected)
})

test('behavior: agrees with viem on any address, and on any letter of another case', async () => {
  await prepareKeccak256()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20, minLength: 20 }), fc.nat(41), (bytes, index) => {
      const lower = bytesToHex(bytes)
      const right = getAddress(lower)
      expect(parseAddress(lower)).toBe(right)
      expect(parseAddress(right)).toBe(right)
      const letter = right.charAt(index)
      const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
      const changed = `${right.slice(0, index)}${other}${right.slice(index + 1)}`
      expect(parseAddress(changed) !== undefined).toBe(isAddress(changed))
    }),
  )
})

test('behavior: repeated values are found again, and nothing is mixed up', async () => {
  await prepareKeccak256()
  const many = Array.from(
    { length: 2_500 },
    (_, index): Hex => `0x${(index + 0xab_cdef).toString(16).padStart(40, 'd')}`,
  )
  for (const lower of [...many, ...many.toReversed()]) {
    expect(parseAddress(lower)).toBe(getAddress(lower))
    expect(parseAddress(getAddress(lower))).toBe(getAddress(lower))
    // The same account, just said to be right, in a form that is not.
    expect(parseAddress(`0x${lower.slice(2).toUpperCase()}`)).toBeUndefined()
  }
})
