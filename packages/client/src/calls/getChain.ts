import { type ChainInfo, ChainInfoSchema } from '@countersign/protocol'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

/** What the service says of one chain. Never a source of RPC URLs: those are the operator's and the user's. */
export function getChain(
  client: Client,
  { chainId, signal }: CallParameters & { chainId: number },
): Promise<ChainInfo> {
  return request(client, { path: `/v1/chains/${chainId}`, schema: ChainInfoSchema, signal })
}
