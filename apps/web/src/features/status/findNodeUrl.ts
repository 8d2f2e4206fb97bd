import type { ChainConfig } from '@countersign/protocol/config'

/** The node that the page asks first; undefined where the operator named none for browsers. */
export function findNodeUrl({ rpcUrls }: Pick<ChainConfig, 'rpcUrls'>): string | undefined {
  return rpcUrls.default.http[0] ?? rpcUrls.default.webSocket?.[0]
}
