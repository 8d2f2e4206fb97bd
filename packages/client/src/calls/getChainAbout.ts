import { type AboutChain, AboutChainSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

/** Name and version for one chain, with the URL of its transaction service. */
export function getChainAbout(client: Client, { chainId, signal }: ChainParameters): Promise<AboutChain> {
  return request(client, { path: `/v1/chains/${chainId}/about`, schema: AboutChainSchema, signal })
}
