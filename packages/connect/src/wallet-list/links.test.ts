import { expect, test } from 'vitest'
import { trust } from '../wallets/brands/popular.ts'
import { metaMask } from '../wallets/brands/recommended.ts'
import { toBrowseLink, toDeepLink } from './links.ts'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=1'

test('default: the pairing is encoded into the link', () => {
  expect(toDeepLink('trust://wc?uri={uri}', uri)).toBe(
    'trust://wc?uri=wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D1',
  )
})

test('behavior: without a link the pairing itself', () => {
  expect(toDeepLink(undefined, uri)).toBe(uri)
})

test('default', () => {
  const page = 'https://safe.example/1/0xabc?a=1'
  expect(toBrowseLink(metaMask, page)).toBe('https://metamask.app.link/dapp/safe.example/1/0xabc?a=1')
  expect(toBrowseLink(trust, page)).toBe(
    'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fsafe.example%2F1%2F0xabc%3Fa%3D1',
  )
  expect(toBrowseLink({ id: 'x', name: 'X' }, page)).toBeUndefined()
})
