import { type AllOwnerSafes, AllOwnerSafesSchema, type OwnerSafes, OwnerSafesSchema } from '@countersign/protocol/wire'
import type { CallParameters, Client, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

export function listOwnerSafes(client: Client, { address, chainId, signal }: SafeParameters): Promise<OwnerSafes> {
  return request(client, { path: `/v1/chains/${chainId}/owners/${address}/safes`, schema: OwnerSafesSchema, signal })
}

export type ListAllOwnerSafesParameters = CallParameters & {
  address: `0x${string}`
  /** 1 is the endpoint of older services, 3 has no upper limit. @default 2 */
  version?: 1 | 2 | 3
}

/** The Safes of an owner by chain id; null where that chain is unavailable. */
export function listAllOwnerSafes(client: Client, parameters: ListAllOwnerSafesParameters): Promise<AllOwnerSafes> {
  const { address, signal, version = 2 } = parameters
  return request(client, { path: `/v${version}/owners/${address}/safes`, schema: AllOwnerSafesSchema, signal })
}
