import { type Backbone, BackboneSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

/** Information on the transaction service of one chain, for older clients. */
export function getBackbone(client: Client, { chainId, signal }: ChainParameters): Promise<Backbone> {
  return request(client, { path: `/v1/chains/${chainId}/about/backbone`, schema: BackboneSchema, signal })
}
