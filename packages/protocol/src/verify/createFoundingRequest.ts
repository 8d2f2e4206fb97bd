import { type Address, encodeFunctionData, type Hex, isAddressEqual } from 'viem'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import type { SafeDeployment } from '../chain/safeDeployments.ts'
import { encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { BaseError } from '../errors/BaseError.ts'
import { deepFreeze } from '../evidence/Verified.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { assertTransactionRequest } from '../rules/assertTransactionRequest.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
import { acceptSignature, type CreateSigningRequestParameters, createSigningRequest } from './createSigningRequest.ts'
import { type CreationPlan, getDeployment } from './planCreation.ts'

/** What is to be done first cannot be done by the Safe as it will be. */
class FoundingRefusedError extends BaseError {
  override readonly name = 'FoundingRefusedError'
  readonly code = 'FOUNDING_REFUSED'
  constructor({ reason }: { reason: string }) {
    super(`The Safe cannot be created with this transaction: ${reason}.`)
  }
}

export type FoundingRequest = {
  readonly chainId: number
  readonly plan: CreationPlan
  readonly safeTxHash: Hex
  readonly transaction: SafeTransaction
  /** What makes both calls in one: its code must be the official one on the chain, like the plan's own contracts. */
  readonly batch: SafeDeployment
  /** What the wallet is asked to send. If either part fails, neither is done. */
  readonly call: { readonly to: Address; readonly data: Hex }
}

export type CreateFoundingRequestParameters = Omit<CreateSigningRequestParameters, 'safe' | 'version'> & {
  plan: CreationPlan
  /** By keys of planned owners; a contract cannot be asked on behalf of a Safe that is not there. */
  signatures: readonly SignedBy[]
}

/**
 * One call that makes a planned Safe and executes its first transaction. There is no Safe yet that could be asked for its
 * owners: they are those of the plan, of which the Safe's address is made, and every signature is held against them here.
 *
 * @throws FoundingRefusedError, SignedSomethingElseError, OtherTransactionError, NotVerifiedError
 */
export async function createFoundingRequest({
  chainId,
  plan,
  safeTxHash,
  signatures,
  transaction: verified,
}: CreateFoundingRequestParameters): Promise<FoundingRequest> {
  const request = createSigningRequest({
    chainId,
    safe: plan.safe,
    safeTxHash,
    transaction: verified,
    version: plan.version,
  })
  const { transaction } = request
  if (transaction.nonce !== 0n) throw new FoundingRefusedError({ reason: 'it is not the first of its Safe' })
  const { owners, threshold } = plan.setup
  const accepted: SignedBy[] = []
  for (const { data, signer } of signatures) {
    if (!owners.some((owner) => isAddressEqual(owner, signer)))
      throw new FoundingRefusedError({ reason: `${signer} is none of the owners` })
    accepted.push({ data: await acceptSignature({ owner: signer, request, signature: data }), signer })
  }
  // Refuses who signed twice.
  const packed = packSignatures(accepted)
  if (BigInt(accepted.length) < threshold)
    throw new FoundingRefusedError({ reason: `${threshold} owners must have signed` })
  const batch = getDeployment('MultiSendCallOnly', plan.version)
  assertTransactionRequest({ chainId, to: batch.address })
  const calls = [
    { ...plan.call, operation: 0, value: 0n },
    { data: encodeExecTransaction({ signatures: packed, transaction }), operation: 0, to: plan.safe, value: 0n },
  ] as const
  const data = encodeFunctionData({ abi: multiSendAbi, args: [encodeMultiSend(calls)], functionName: 'multiSend' })
  return deepFreeze({ batch, call: { data, to: batch.address }, chainId, plan, safeTxHash, transaction })
}
