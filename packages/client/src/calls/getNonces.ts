import { type Nonces, NoncesSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

/** The nonce of the Safe on the chain, and the next free one. */
export function getNonces(client: Client, { address, chainId, signal }: SafeParameters): Promise<Nonces> {
  return request(client, { path: `/v1/chains/${chainId}/safes/${address}/nonces`, schema: NoncesSchema, signal })
}
