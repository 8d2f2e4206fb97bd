import { type ChainInfo, ChainInfoSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

export type GetChainParameters = ChainParameters & {
  /** Asks the newer form of the call, with the features meant for this kind of client. */
  serviceKey?: string | undefined
}

/** What the service says of one chain. Never a source of RPC URLs: those are the operator's and the user's. */
export function getChain(client: Client, { chainId, serviceKey, signal }: GetChainParameters): Promise<ChainInfo> {
  return request(client, {
    path: `/v${serviceKey === undefined ? 1 : 2}/chains/${chainId}`,
    query: { serviceKey },
    schema: ChainInfoSchema,
    signal,
  })
}
