import type { Balances } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { Holdings } from '../../domain/assets/balancesQuery.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'
import { checkHostInfo } from './checkHostInfo.ts'
import type { HostInfo } from './requestHost.ts'

const origin = 'https://host.example'
const nativeCurrency = { decimals: 18, name: 'Ether', symbol: 'ETH' }
const chain = { id: 31_337, nativeCurrency }
const coin = { ...nativeCurrency, address: zeroAddress, logoUri: null, type: 'NATIVE_TOKEN' } as const
const holding = { amount: 10n ** 18n, claimed: undefined, decimals: 18, fiat: undefined, isNative: true, symbol: 'ETH' }
const holdings: Holdings = {
  block: 9n,
  currency: 'USD',
  holdings: [{ ...holding, token: zeroAddress, type: 'NATIVE' }],
  serviceError: undefined,
  unreadable: [],
}
const balances = (balance: bigint): Balances => ({
  fiatTotal: '0',
  items: [
    { balance: String(balance), fiatBalance: '0', fiatBalance24hChange: null, fiatConversion: '0', tokenInfo: coin },
  ],
})
const blockExplorerUriTemplate = { address: '', api: '', txHash: '' }
const said: HostInfo = {
  balances: balances(10n ** 18n),
  chain: { blockExplorerUriTemplate, chainId: '31337', chainName: 'Any', nativeCurrency, shortName: 'any' },
  nodeChainId: 31_337,
  origin,
}
const check = (change: Partial<HostInfo> = {}) =>
  checkHostInfo({ chain, holdings, origin, said: { ...said, ...change } })

test('default: what agrees is said once, at its block', () => {
  expect(check()).toMatchObject({ evidence: { block: 9n }, title: words.wordsAgree, verdict: 'ok' })
})

test.each<[Partial<HostInfo>, string]>([
  [{ nodeChainId: 1 }, words.otherNode(1, 31_337)],
  [{ origin: 'https://other.example' }, words.otherOrigin('https://other.example')],
  [{ balances: balances(2n * 10n ** 18n) }, words.otherBalance('ETH', '2', '1')],
])('behavior: a difference is told in plain words: %#', (change, detail) => {
  expect(check(change)).toMatchObject({ detail, title: words.wordsDiffer, verdict: 'warn' })
})

test('behavior: another chain, counted in another coin', () => {
  if (!said.chain) throw new Error('No chain.')
  const other = { ...said.chain, chainId: '1', nativeCurrency: { ...nativeCurrency, decimals: 6 } }
  const detail = [words.otherChain('1', 31_337), words.otherCoin(other.nativeCurrency, nativeCurrency)].join('. ')
  expect(check({ chain: other })).toMatchObject({ detail, verdict: 'warn' })
})

test('behavior: a host that says nothing is not judged, and what it leaves out is not compared', () => {
  const nothing = { balances: undefined, chain: undefined, nodeChainId: undefined, origin: undefined }
  expect(checkHostInfo({ chain, holdings, origin, said: nothing })).toBe(undefined)
  expect(checkHostInfo({ chain, holdings: undefined, origin, said })).toMatchObject({ verdict: 'ok' })
})
