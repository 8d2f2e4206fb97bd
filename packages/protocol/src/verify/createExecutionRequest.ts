import type { Address, Hex } from 'viem'
import { deepFreeze, isVerified, type Verified } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { assertTransactionRequest } from '../rules/assertTransactionRequest.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
import { type CreateSigningRequestParameters, createSigningRequest, NotVerifiedError } from './createSigningRequest.ts'

export type ExecutionRequest = {
  readonly chainId: number
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly transaction: SafeTransaction
  /** Transaction for the wallet: a call of the Safe, without value. */
  readonly call: { readonly to: Address; readonly data: Hex }
}

export type CreateExecutionRequestParameters = CreateSigningRequestParameters & {
  /** From the report that verified the transaction. */
  signatures: Verified<readonly SignedBy[]>
}

/** The frozen request that is simulated, sent and found on the chain. Requires verified signatures. */
export function createExecutionRequest({
  signatures,
  ...parameters
}: CreateExecutionRequestParameters): ExecutionRequest {
  const { chainId, hashes, safe, transaction } = createSigningRequest(parameters)
  if (!isVerified(signatures)) throw new NotVerifiedError()
  assertTransactionRequest({ chainId, to: safe })
  const data = encodeExecTransaction({ signatures: packSignatures(signatures.value), transaction })
  return deepFreeze({ call: { data, to: safe }, chainId, safe, safeTxHash: hashes.safeTxHash, transaction })
}
