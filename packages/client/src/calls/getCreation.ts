import { type CreationInfo, CreationInfoSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

/** The creation of a Safe, as needed to deploy the same one on another chain. */
export function getCreation(client: Client, { address, chainId, signal }: SafeParameters): Promise<CreationInfo> {
  return request(client, {
    path: `/v1/chains/${chainId}/safes/${address}/transactions/creation`,
    schema: CreationInfoSchema,
    signal,
  })
}
