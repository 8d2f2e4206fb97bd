import {
  type Frame,
  getChainInfo,
  getEnvironmentInfo,
  getSafeBalances,
  type HostSafeInfo,
  rpcCall,
} from '@countersign/frame'
import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { hexToNumber, isAddressEqual, isHex } from 'viem'
import type { Holdings } from '../../domain/assets/balancesQuery.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { formatAmount } from '../../lib/formatAmount.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('embedded')

type CheckHostInfoParameters = {
  chain: Pick<ChainConfig, 'id' | 'nativeCurrency'>
  /** Read from the chain; undefined while loading. */
  holdings: Holdings | undefined
  /** The host's origin, as verified by the browser. */
  origin: string
  claims: HostInfo
}

/** Compares the host's chain, origin and balances with what this page knows. */
export function checkHostInfo({ chain, holdings, origin, claims }: CheckHostInfoParameters): Check | undefined {
  if (Object.values(claims).every((word) => word === undefined)) return undefined
  const differences = [
    ...compareChain(chain, claims),
    ...(claims.origin === undefined || isSameOrigin(claims.origin, origin)
      ? []
      : [t('otherOrigin', { origin: claims.origin })]),
    ...compareBalances(holdings, claims),
  ]
  const evidence = holdings && ({ block: holdings.block, kind: 'chain' } as const)
  return differences.length === 0
    ? { id: 'hostWords', verdict: 'ok', title: t('infoAgrees'), evidence }
    : { id: 'hostWords', verdict: 'warn', title: t('infoDiffers'), detail: differences.join('. '), evidence }
}

function compareChain(own: CheckHostInfoParameters['chain'], { chain, nodeChainId }: HostInfo): string[] {
  const { decimals, symbol } = own.nativeCurrency
  return [
    ...(nodeChainId === undefined || nodeChainId === own.id
      ? []
      : [t('otherNode', { host: String(nodeChainId), own: String(own.id) })]),
    ...(!chain || chain.chainId === String(own.id)
      ? []
      : [t('otherChain', { host: chain.chainId, own: String(own.id) })]),
    // Network names vary; symbol and decimals must match.
    ...(!chain || (chain.nativeCurrency.symbol === symbol && chain.nativeCurrency.decimals === decimals)
      ? []
      : [
          t('otherCoin', {
            decimals,
            hostDecimals: chain.nativeCurrency.decimals,
            hostSymbol: chain.nativeCurrency.symbol,
            symbol,
          }),
        ]),
  ]
}

function compareBalances(holdings: Holdings | undefined, { balances }: HostInfo): string[] {
  return (holdings?.holdings ?? []).flatMap(({ amount, decimals, symbol, token }) => {
    const item = balances?.items.find(({ tokenInfo }) => isAddressEqual(tokenInfo.address, token))
    if (!item || BigInt(item.balance) === amount) return []
    const show = (value: bigint) => formatAmount(value, decimals)
    return [t('otherBalance', { symbol, host: show(BigInt(item.balance)), chain: show(amount) })]
  })
}

function isSameOrigin(claimed: string, origin: string): boolean {
  return URL.canParse(claimed) && new URL(claimed).origin === origin
}

/** Compares the host's claims about its Safe with the chain. Excludes the nonce: a host may lag by a block. */
export function checkHost(info: HostSafeInfo, state: SafeState): Check {
  const evidence = { kind: 'chain', block: state.block.number } as const
  const differences = [
    isSameSet(info.owners, state.owners) ? undefined : t('owners'),
    info.threshold === state.threshold ? undefined : t('threshold', { host: info.threshold, chain: state.threshold }),
    // Hosts mark L2 singletons: 1.4.1+L2.
    !info.version || info.version.split('+')[0] === state.version
      ? undefined
      : t('version', { host: info.version, chain: state.version }),
  ].filter((difference) => difference !== undefined)
  return differences.length === 0
    ? { id: 'host', verdict: 'ok', title: t('agrees'), evidence }
    : { id: 'host', verdict: 'warn', title: t('differs'), detail: differences.join('. '), evidence }
}

function isSameSet(claimed: readonly string[], actual: readonly string[]): boolean {
  const join = (owners: readonly string[]) =>
    owners
      .map((owner) => owner.toLowerCase())
      .toSorted()
      .join()
  return join(claimed) === join(actual)
}

/** The host's claims about its environment; undefined where missing or malformed. */
export type HostInfo = {
  balances: Awaited<ReturnType<typeof getSafeBalances>> | undefined
  chain: Awaited<ReturnType<typeof getChainInfo>> | undefined
  nodeChainId: number | undefined
  origin: string | undefined
}

/** Requests chain, node, origin and balances from the host; each may be missing. */
export async function requestHost(
  frame: Frame,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<HostInfo> {
  const orNothing = <value>(answer: Promise<value>) => answer.catch(() => undefined)
  const options = { signal, timeout: 10_000 }
  const [balances, chain, environment, node] = await Promise.all([
    orNothing(getSafeBalances(frame, options)),
    orNothing(getChainInfo(frame, options)),
    orNothing(getEnvironmentInfo(frame, options)),
    orNothing(rpcCall(frame, { ...options, call: 'eth_chainId', params: [] })),
  ])
  return { balances, chain, nodeChainId: isHex(node) ? hexToNumber(node) : undefined, origin: environment?.origin }
}
