import { type OwnerSafes, OwnerSafesSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

/** The Safes of an owner. */
export function listOwnerSafes(client: Client, { address, chainId, signal }: SafeParameters): Promise<OwnerSafes> {
  return request(client, { path: `/v1/chains/${chainId}/owners/${address}/safes`, schema: OwnerSafesSchema, signal })
}
