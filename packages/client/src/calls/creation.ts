import {
  type CreationInfo,
  CreationInfoSchema,
  type SafeRegistration,
  SafeRegistrationSchema,
} from '@countersign/protocol/wire'
import type { Client, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

/** The creation of a Safe, as needed to deploy the same one on another chain. */
export function getCreation(client: Client, { address, chainId, signal }: SafeParameters): Promise<CreationInfo> {
  return request(client, {
    path: `/v1/chains/${chainId}/safes/${address}/transactions/creation`,
    schema: CreationInfoSchema,
    signal,
  })
}

export type RegisterSafeParameters = SafeParameters & {
  /** The creation transaction; without it the service searches for it. */
  transactionHash?: `0x${string}` | undefined
}

/** Registers an unknown Safe. The service reads it from the chain and indexes it from its creation on. */
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
