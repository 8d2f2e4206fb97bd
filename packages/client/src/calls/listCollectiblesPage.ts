import { type CollectiblePage, CollectiblePageSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters } from '../SafeParameters.ts'
import type { ListCollectiblesParameters } from './listCollectibles.ts'

/** The NFTs of a Safe, page by page. */
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
