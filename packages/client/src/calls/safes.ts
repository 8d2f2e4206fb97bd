import { type Nonces, NoncesSchema, type SafeInfo, SafeInfoSchema } from '@countersign/protocol/wire'
import type { Client, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

/** A Safe's owners, threshold, nonce and settings, as claimed by the service. */
export function getSafe(client: Client, { address, chainId, signal }: SafeParameters): Promise<SafeInfo> {
  return request(client, { path: `/v1/chains/${chainId}/safes/${address}`, schema: SafeInfoSchema, signal })
}

/** The nonce of the Safe on the chain, and the next free one. */
export function getNonces(client: Client, { address, chainId, signal }: SafeParameters): Promise<Nonces> {
  return request(client, { path: `/v1/chains/${chainId}/safes/${address}/nonces`, schema: NoncesSchema, signal })
}
