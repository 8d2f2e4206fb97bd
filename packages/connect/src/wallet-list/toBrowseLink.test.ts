import { expect, test } from 'vitest'
import { trust } from '../wallets/brands/popular.ts'
import { metaMask } from '../wallets/brands/recommended.ts'
import { toBrowseLink } from './links.ts'

test('default', () => {
  const page = 'https://safe.example/1/0xabc?a=1'
  expect(toBrowseLink(metaMask, page)).toBe('https://metamask.app.link/dapp/safe.example/1/0xabc?a=1')
  expect(toBrowseLink(trust, page)).toBe(
    'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fsafe.example%2F1%2F0xabc%3Fa%3D1',
  )
  expect(toBrowseLink({ id: 'x', name: 'X' }, page)).toBeUndefined()
})
