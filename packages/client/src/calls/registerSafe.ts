import { type SafeRegistration, SafeRegistrationSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type RegisterSafeParameters = SafeParameters & {
  /** What made the Safe; without it the service looks for it. */
  transactionHash?: `0x${string}` | undefined
}

/** Tells the service of a Safe that it does not know. It asks the chain, and indexes the Safe from its creation on. */
export function registerSafe(client: Client, parameters: RegisterSafeParameters): Promise<SafeRegistration> {
  const { address, chainId, signal, transactionHash } = parameters
  return request(client, {
    body: { transactionHash },
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${address}/announcement`,
    schema: SafeRegistrationSchema,
    signal,
  })
}
