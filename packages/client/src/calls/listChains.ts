import { type ChainInfo, ChainInfoSchema, createPageSchema, type Page } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters, PageParameters } from '../SafeParameters.ts'

const ChainPageSchema = createPageSchema(ChainInfoSchema)

export type ListChainsParameters = CallParameters &
  PageParameters & {
    /** Uses the newer endpoint, with the features for this kind of client. */
    serviceKey?: string | undefined
  }

/** The service's chains in pages of 20; follow `next` with `paginate`. */
export function listChains(
  client: Client,
  { pageUrl, serviceKey, signal }: ListChainsParameters = {},
): Promise<Page<ChainInfo>> {
  return request(client, {
    pageUrl,
    path: `/v${serviceKey === undefined ? 1 : 2}/chains`,
    query: { serviceKey },
    schema: ChainPageSchema,
    signal,
  })
}
