import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { readAddress } from './readAddress.ts'

const t = createCatalogue('transactionBuilder')

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test.each([
  [dave, { value: dave }],
  [`demo:${dave}`, { value: dave }],
  [` ${dave.slice(0, 20)} ${dave.slice(20)}\n`, { value: dave }],
  [dave.toLowerCase(), { value: dave }],
  ['', { error: t('address.missing') }],
  ['0x12', { error: t('address.length', { count: 4 }) }],
  [`demo:${dave}00`, { error: t('address.length', { count: 44 }) }],
  ['0x90f79BF6EB2c4f870365E785982E1f101E93b906', { error: t('address.checksum') }],
  [`eth:${dave}`, { error: t('address.otherChain', { prefix: 'eth' }) }],
  [`0x00010000027a6914${dave.slice(2).toLowerCase()}`, { value: dave }],
  [`0x00010000010114${dave.slice(2)}`, { error: t('address.otherChain', { prefix: 'eip155:1' }) }],
  ['dave.eth', { error: t('address.wrong') }],
])('default: “%s”', (text, expected) => {
  expect(readAddress(text, { id: 31337, shortName: 'demo' })).toEqual(expected)
})
