import { demoSafes } from '@countersign/devchain/demo-world'
import type { HostSafeInfo } from '@countersign/frame'
import type { SafeState } from '@countersign/protocol/chain'
import type { Balances } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { Holdings } from '../../domain/assets/balancesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { checkHost, checkHostInfo, type HostInfo } from './checkHostInfo.ts'

const t = createCatalogue('embedded')

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
const claims: HostInfo = {
  balances: balances(10n ** 18n),
  chain: { blockExplorerUriTemplate, chainId: '31337', chainName: 'Any', nativeCurrency, shortName: 'any' },
  nodeChainId: 31_337,
  origin,
}
const check = (change: Partial<HostInfo> = {}) =>
  checkHostInfo({ chain, holdings, origin, claims: { ...claims, ...change } })

test('default: what agrees is said once, at its block', () => {
  expect(check()).toMatchObject({ evidence: { block: 9n }, title: t('infoAgrees'), verdict: 'ok' })
})

test.each<[Partial<HostInfo>, string]>([
  [{ nodeChainId: 1 }, t('otherNode', { host: '1', own: '31337' })],
  [{ origin: 'https://other.example' }, t('otherOrigin', { origin: 'https://other.example' })],
  [{ balances: balances(2n * 10n ** 18n) }, t('otherBalance', { symbol: 'ETH', host: '2', chain: '1' })],
])('behavior: a difference is told in plain words: %#', (change, detail) => {
  expect(check(change)).toMatchObject({ detail, title: t('infoDiffers'), verdict: 'warn' })
})

test('behavior: another chain, counted in another coin', () => {
  if (!claims.chain) throw new Error('No chain.')
  const other = { ...claims.chain, chainId: '1', nativeCurrency: { ...nativeCurrency, decimals: 6 } }
  const detail = [
    t('otherChain', { host: '1', own: '31337' }),
    t('otherCoin', { ...nativeCurrency, hostDecimals: 6, hostSymbol: other.nativeCurrency.symbol }),
  ].join('. ')
  expect(check({ chain: other })).toMatchObject({ detail, verdict: 'warn' })
})

test('behavior: a host that says nothing is not judged, and what it leaves out is not compared', () => {
  const nothing = { balances: undefined, chain: undefined, nodeChainId: undefined, origin: undefined }
  expect(checkHostInfo({ chain, holdings, origin, claims: nothing })).toBe(undefined)
  expect(checkHostInfo({ chain, holdings: undefined, origin, claims })).toMatchObject({ verdict: 'ok' })
})

const { address, owners, threshold, version } = demoSafes.treasury
const state: SafeState = {
  address,
  block: { chainId: 31_337, hash: `0x${'7'.repeat(64)}`, number: 7n, timestamp: 0n },
  chainId: 31_337,
  fallbackHandler: undefined,
  guard: undefined,
  implementation: zeroAddress,
  moduleGuard: undefined,
  modules: [],
  nonce: 20n,
  owners,
  threshold,
  version,
}
const info: HostSafeInfo = { chainId: 31_337, isReadOnly: false, owners: [...owners], safeAddress: address, threshold }

test('default: the host says what the chain says, in any order and with the mark of an L2', () => {
  expect(checkHost({ ...info, owners: owners.toReversed(), version: '1.4.1+L2' }, state).verdict).toBe('ok')
})

test.each<[Partial<HostSafeInfo>, string]>([
  [{ owners: [owners[0]] }, 'The host reports other owners than the chain'],
  [{ owners: [...owners, zeroAddress] }, 'The host reports other owners than the chain'],
  [{ threshold: 1 }, 'Threshold: 1 reported by the host, 2 on chain'],
  [{ version: '1.3.0' }, 'Version: 1.3.0 reported by the host, 1.4.1 on chain'],
])('behavior: a lie is told: %o', (lie, detail) => {
  expect(checkHost({ ...info, ...lie }, state)).toMatchObject({ detail, verdict: 'warn' })
})
