import { demoSafes } from '@countersign/devchain/demo-world'
import type { HostSafeInfo } from '@countersign/frame'
import type { SafeState } from '@countersign/protocol/chain'
import type { Balances } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { Holdings } from '../../domain/assets/balancesQuery.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'
import { checkHost, checkHostInfo, type HostInfo } from './checkHostInfo.ts'

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
  if (!claims.chain) throw new Error('No chain.')
  const other = { ...claims.chain, chainId: '1', nativeCurrency: { ...nativeCurrency, decimals: 6 } }
  const detail = [words.otherChain('1', 31_337), words.otherCoin(other.nativeCurrency, nativeCurrency)].join('. ')
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
  [{ owners: [owners[0]] }, 'The host names other owners than the chain'],
  [{ owners: [...owners, zeroAddress] }, 'The host names other owners than the chain'],
  [{ threshold: 1 }, 'The host says 1 signatures are required; the chain says 2'],
  [{ version: '1.3.0' }, 'The host says the Safe is of version 1.3.0; the chain says 1.4.1'],
])('behavior: a lie is told: %o', (lie, detail) => {
  expect(checkHost({ ...info, ...lie }, state)).toMatchObject({ detail, verdict: 'warn' })
})
