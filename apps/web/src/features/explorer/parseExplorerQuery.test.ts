import { expect, test } from 'vitest'
import { parseExplorerQuery } from './parseExplorerQuery.ts'

const hash = `0x${'ab'.repeat(32)}`
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.each([
  [hash, { hash, kind: 'tx' }],
  [` ${hash}\n`, { hash, kind: 'tx' }],
  [address, { address, kind: 'address' }],
  [address.toLowerCase(), { address, kind: 'address' }],
  ['0', { block: '0', kind: 'block' }],
  ['21,000,000', { block: '21000000', kind: 'block' }],
  ['007', { block: '7', kind: 'block' }],
])('default: %s', (text, place) => {
  expect(parseExplorerQuery(text)).toEqual(place)
})

test.each([
  '',
  'latest',
  '0x',
  '-1',
  '1.5',
  `${hash}0`,
  hash.slice(2),
  address.replace('f39F', 'F39F'),
  '9'.repeat(19),
])('error: %s is nothing that can be looked up', (text) => {
  expect(parseExplorerQuery(text)).toBeUndefined()
})
