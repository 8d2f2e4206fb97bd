import { expect, test } from 'vitest'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { searchWallets } from './WalletList.tsx'

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
])('behavior: searching for %j', (query, names) => {
  expect(found(query)).toEqual(names)
})
