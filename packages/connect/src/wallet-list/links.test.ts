import { expect, test } from 'vitest'
import { trust } from '../wallets/brands/popular.ts'
import { metaMask } from '../wallets/brands/recommended.ts'
import { defaultGroups } from '../wallets/defaultGroups.ts'
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

const wallets = defaultGroups.flatMap((group) => group.wallets)
const links = wallets.flatMap(({ deepLinks = {}, name }) =>
  Object.entries(deepLinks).map(([system, template]) => [name, system, template] as const),
)

test.each(links)('behavior: %s on %s opens the app with the pairing and nothing else', (_, system, template) => {
  const { hostname, pathname, protocol, searchParams } = new URL(toDeepLink(template, uri))
  expect([...searchParams.values()].some((value) => value === uri || value.endsWith(`?uri=${uri}`))).toBe(true)
  // A web link must be one that the vendor registered for its app; all others are the app's own scheme.
  if (protocol === 'https:') expect(`${hostname}${pathname}`).toMatch(/\/(wc|walletconnect)$/)
  else expect(protocol).toMatch(/^[a-z][a-z0-9.+-]+:$/)
  expect(['android', 'ios', 'qr', 'desktop']).toContain(system)
})

const page = 'https://safe.example/1/0xabc?a=1&b=2#c'
test.each(wallets.filter(({ browse }) => browse).map((wallet) => [wallet.name, wallet] as const))(
  'behavior: %s opens this page in its browser',
  (_, wallet) => {
    const link = toBrowseLink(wallet, page) ?? ''
    const { protocol } = new URL(link)
    expect(protocol).toBe('https:')
    // Whatever the nesting, the page arrives whole.
    const decoded = decodeURIComponent(decodeURIComponent(link))
    expect(decoded).toContain('safe.example/1/0xabc?a=1&b=2#c')
    expect(link).not.toContain('{')
  },
)
