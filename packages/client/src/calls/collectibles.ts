import {
  type Collectible,
  type CollectiblePage,
  CollectiblePageSchema,
  CollectiblesSchema,
} from '@countersign/protocol/wire'
import type { Client, PageParameters, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

export type ListCollectiblesParameters = SafeParameters & {
  excludeSpam?: boolean | undefined
  trusted?: boolean | undefined
}

/** The NFTs of a Safe in one response; `listCollectiblesPage` paginates. */
export function listCollectibles(client: Client, parameters: ListCollectiblesParameters): Promise<Collectible[]> {
  const { address, chainId, excludeSpam, signal, trusted } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/safes/${address}/collectibles`,
    query: { exclude_spam: excludeSpam, trusted },
    schema: CollectiblesSchema,
    signal,
  })
}

export function listCollectiblesPage(
  client: Client,
  parameters: ListCollectiblesParameters & PageParameters,
): Promise<CollectiblePage> {
  const { address, chainId, excludeSpam, pageUrl, signal, trusted } = parameters
  return request(client, {
    pageUrl,
    path: `/v2/chains/${chainId}/safes/${address}/collectibles`,
    query: { exclude_spam: excludeSpam, trusted },
    schema: CollectiblePageSchema,
    signal,
  })
}
