import type { ChainConfig } from '@countersign/protocol/config'

/** Embedded chains only: their account keys are published, so they hold nothing of value. */
const embeddedChainIds: readonly number[] = [31337, 31338]

export type CanOfferDemoWalletParameters = {
  chains: readonly Pick<ChainConfig, 'id' | 'rpcUrls'>[]
  /** As in `location.hostname`: lower case, IPv6 in brackets. */
  hostname: string
}

/** On localhost, and only if every chain is embedded: beside another chain it could pass for a real wallet. */
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
