import { type OwnerProof, type OwnerProofList, OwnerProofListSchema } from '@countersign/protocol/custody'
import type { Client, SafeParameters } from '../createClient.ts'
import { request, submit } from '../request.ts'

/** Proofs of a Safe's current owners, newest first: claims until `verifyOwnerProof`. */
export function listOwnerProofs(client: Client, { address, chainId, signal }: SafeParameters): Promise<OwnerProofList> {
  return request(client, {
    path: `/v1/chains/${chainId}/safes/${address}/owner-proofs`,
    schema: OwnerProofListSchema,
    signal,
  })
}

export type SubmitOwnerProofParameters = SafeParameters & { proof: OwnerProof }

/** Stores a complete proof of a current owner. */
export function submitOwnerProof(client: Client, parameters: SubmitOwnerProofParameters): Promise<void> {
  const { address, chainId, proof, signal } = parameters
  return submit(client, {
    body: proof,
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${address}/owner-proofs`,
    signal,
  })
}
