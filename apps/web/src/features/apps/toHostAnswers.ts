import type { HostedChainInfo, HostedSafeInfo } from '@countersign/frame/host'
import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddress } from 'viem'
import type { OriginGrants } from '../../domain/safe-apps/storedApps.ts'

/** The SDK's legacy names of two chains. */
const legacyNames: Readonly<Record<number, string>> = { 1: 'MAINNET', 100: 'XDAI' }

/** Built from chain data only. */
export function describeSafe(
  state: SafeState,
  { chain, isReadOnly }: { chain: ChainConfig; isReadOnly: boolean },
): HostedSafeInfo {
  const { address, chainId, fallbackHandler, guard, implementation, modules, nonce, owners, threshold, version } = state
  return {
    safeAddress: address,
    chainId,
    owners: [...owners],
    threshold,
    isReadOnly,
    nonce: Number(nonce),
    implementation,
    modules: modules && modules.length > 0 ? [...modules] : null,
    fallbackHandler: fallbackHandler ?? null,
    guard: guard ?? null,
    version,
    network: (legacyNames[chainId] ?? chain.name).toUpperCase(),
  }
}

/** Built from the configuration; without an explorer, our own pages serve as one. */
export function describeChain(chain: ChainConfig, origin: string): HostedChainInfo {
  const { blockExplorers, id, name, nativeCurrency, shortName } = chain
  const explorer = (blockExplorers?.default.url ?? `${origin}/explorer/${id}`).replace(/\/+$/, '')
  const { decimals, name: coin, symbol } = nativeCurrency
  return {
    chainName: name,
    chainId: String(id),
    shortName,
    nativeCurrency: { name: coin, symbol, decimals, logoUri: '' },
    blockExplorerUriTemplate: {
      address: `${explorer}/address/{{address}}`,
      txHash: `${explorer}/tx/{{txHash}}`,
      api: `${explorer}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
    },
  }
}

export function listPermissions(origin: string, grants: OriginGrants | undefined) {
  if (grants?.addressBookAt === undefined) return []
  return [{ parentCapability: 'requestAddressBook', invoker: origin, date: grants.addressBookAt, caveats: [] }]
}

export type BookEntry = { address: Address; name: string; chainId: string }

/** Names apply to all chains; an app gets them for its own chain. */
export function toBookEntry(address: string, name: string, chainId: number): BookEntry[] {
  return isAddress(address) ? [{ address, name, chainId: String(chainId) }] : []
}
