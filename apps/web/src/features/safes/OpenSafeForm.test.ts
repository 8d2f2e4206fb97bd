import { expect, test } from 'vitest'
import { parseSafeInput } from './OpenSafeForm.tsx'

const address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'

test.each([
  [address, undefined],
  [` ${address} `, undefined],
  [`eth:${address}`, 'eth'],
  [address.replace(/(.{6})/g, '$1 '), undefined],
])('default: "%s"', (input, prefix) => {
  expect(parseSafeInput(input)).toEqual({ prefix, address })
})
