import { type ChainInfo, ChainInfoSchema, createPageSchema, type Page } from '@countersign/protocol'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters, PageParameters } from '../SafeParameters.ts'

const ChainPageSchema = createPageSchema(ChainInfoSchema)

/** The chains that the service serves; a page of 20, follow `next` with `paginate`. */
export function listChains(
  client: Client,
  { pageUrl, signal }: CallParameters & PageParameters = {},
): Promise<Page<ChainInfo>> {
  return request(client, { pageUrl, path: '/v1/chains', schema: ChainPageSchema, signal })
}
