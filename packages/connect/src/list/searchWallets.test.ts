import { expect, test } from 'vitest'
import { searchWallets } from './searchWallets.ts'
import type { WalletItem } from './WalletItem.ts'

const item = (name: string): WalletItem => ({ id: name, name, reach: 'none', wallet: { id: name, name } })
const sections = [
  { items: [item('MetaMask'), item('Trust Wallet')], name: 'popular' },
  { items: [item('Núva Wallet')], name: 'more' },
]
const found = (query: string) => searchWallets(sections, query).flatMap(({ items }) => items.map(({ name }) => name))

test.each([
  ['', ['MetaMask', 'Trust Wallet', 'Núva Wallet']],
  ['  ', ['MetaMask', 'Trust Wallet', 'Núva Wallet']],
  ['MASK', ['MetaMask']],
  ['wallet trust', ['Trust Wallet']],
  ['nuva', ['Núva Wallet']],
  ['nothing', []],
])('default: %j', (query, names) => {
  expect(found(query)).toEqual(names)
})
