import type { ChainConfig } from '@countersign/protocol/config'
import { findSecret } from './findSecret.ts'

export type NodeWarning = { chainId: number; found: string; remedy: string }

/** Chains whose public node is missing or seems to contain a key. */
export function listNodeWarnings(chains: readonly ChainConfig[]): NodeWarning[] {
  return chains.flatMap(({ id: chainId, rpcUrls }) => {
    const { http, webSocket = [] } = rpcUrls.public
    const urls = [...http, ...webSocket]
    if (urls.length === 0)
      return {
        chainId,
        found: 'browsers get no node of this chain, so the web app can neither verify nor sign there',
        remedy: 'Name a node that anybody may see under rpcUrls.public in the chains file.',
      }
    const secrets = new Set(urls.flatMap((url) => findSecret(url) ?? []))
    return [...secrets].map((secret) => ({
      chainId,
      found: `rpcUrls.public is shown to everybody, and ${secret} looks like a key`,
      remedy: 'Name a node without a key, or one whose key only works for the address of this service.',
    }))
  })
}
