import { expect, test } from 'vitest'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { readAddress } from './readAddress.ts'

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test.each([
  [dave, { value: dave }],
  [`demo:${dave}`, { value: dave }],
  [` ${dave.slice(0, 20)} ${dave.slice(20)}\n`, { value: dave }],
  [dave.toLowerCase(), { value: dave }],
  ['', { error: words.address.missing }],
  ['0x12', { error: words.address.wrong }],
  ['0x90f79BF6EB2c4f870365E785982E1f101E93b906', { error: words.address.wrong }],
  [`eth:${dave}`, { error: words.address.otherChain('eth') }],
  ['dave.eth', { error: words.address.wrong }],
])('default: “%s”', (text, expected) => {
  expect(readAddress(text, { id: 31337, shortName: 'demo' })).toEqual(expected)
})
