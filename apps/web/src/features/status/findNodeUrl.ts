import type { ChainConfig } from '@countersign/protocol/config'

/** The preferred node's URL; undefined if none is configured for browsers. */
export function findNodeUrl({ rpcUrls }: Pick<ChainConfig, 'rpcUrls'>): string | undefined {
  return rpcUrls.default.http[0] ?? rpcUrls.default.webSocket?.[0]
}
