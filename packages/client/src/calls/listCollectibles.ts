import { type Collectible, CollectiblesSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

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
