import type { ChainConfig } from '@countersign/protocol/config'

/** The embedded chains. Their accounts' keys are published, so nothing of worth can be on them. */
const embeddedChainIds: readonly number[] = [31337, 31338]

export type CanOfferDemoWalletParameters = {
  chains: readonly Pick<ChainConfig, 'id' | 'rpcUrls'>[]
  /** As `location.hostname` gives it: lower case, IPv6 in brackets. */
  hostname: string
}

/**
 * Whether this page may offer a wallet whose keys everybody knows: only on the visitor's own machine and only when
 * embedded chains are all there is. With any other chain beside them, such a wallet could be taken for a real one.
 */
export function canOfferDemoWallet({ chains, hostname }: CanOfferDemoWalletParameters): boolean {
  return isLoopback(hostname) && chains.length > 0 && chains.every(isEmbedded)
}

function isEmbedded({ id, rpcUrls }: Pick<ChainConfig, 'id' | 'rpcUrls'>): boolean {
  const urls = [...rpcUrls.default.http, ...(rpcUrls.default.webSocket ?? [])]
  return embeddedChainIds.includes(id) && urls.length > 0 && urls.every((url) => isLoopback(new URL(url).hostname))
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.(0|[1-9]\d{0,2})){3}$/.test(hostname)
}
