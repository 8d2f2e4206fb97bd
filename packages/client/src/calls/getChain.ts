import { type ChainInfo, ChainInfoSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

export type GetChainParameters = ChainParameters & {
  /** Uses the newer endpoint, with the features for this kind of client. */
  serviceKey?: string | undefined
}

/** Chain information claimed by the service. Never a source of RPC URLs. */
export function getChain(client: Client, { chainId, serviceKey, signal }: GetChainParameters): Promise<ChainInfo> {
  return request(client, {
    path: `/v${serviceKey === undefined ? 1 : 2}/chains/${chainId}`,
    query: { serviceKey },
    schema: ChainInfoSchema,
    signal,
  })
}
