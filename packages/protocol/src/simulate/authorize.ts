import { type Address, concat, type Hex, keccak256, pad } from 'viem'
import { toMappingSlot } from '../chain/slots.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { encodeApproval } from '../verify/createHashApproval.ts'
import type { PlannedAccount } from './createPlannedAccount.ts'

/** Storage slot of `approvedHashes` from 1.0.0 on. */
const approvedHashesSlot = 8n
export const setWord: Hex = pad('0x01', { size: 32 })

/** The approvals that the Safe's next transaction needs. */
export type Consent = { owners: readonly Address[]; threshold: bigint; nonce: bigint }

type AuthorizeParameters = {
  chainId: number
  safe: Address
  version: string
  consent: Consent
  transaction: SafeTransaction
  /** State override for a Safe that is not deployed. */
  account: PlannedAccount | undefined
}

/** Execution that the Safe accepts with these storage overrides. */
export type AuthorizedExecution = {
  data: Hex
  /** An owner, the sender. */
  sender: Address
  /** Slots to set to 1. */
  approvals: readonly Hex[]
  /** Hash that the overridden approvals are for. */
  safeTxHash: Hex
  /** State override for a Safe that is not deployed. */
  account: PlannedAccount | undefined
}

/**
 * Overrides the approvals of as many owners as the threshold requires. All other state is the chain's, including the
 * Safe's own checks.
 */
export function authorize(parameters: AuthorizeParameters): AuthorizedExecution {
  const { account, chainId, consent, safe, transaction, version } = parameters
  const { nonce, owners, threshold } = consent
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction: { ...transaction, nonce }, version })
  const signers = owners.slice(0, Number(threshold))
  const signatures = packSignatures(signers.map((signer) => ({ data: encodeApproval(signer), signer })))
  return {
    account,
    approvals: signers.map((signer) => toApprovalSlot(signer, safeTxHash)),
    data: encodeExecTransaction({ signatures, transaction }),
    safeTxHash,
    sender: signers[0] ?? safe,
  }
}

function toApprovalSlot(owner: Address, hash: Hex): Hex {
  return keccak256(concat([hash, toMappingSlot(owner, approvedHashesSlot)]))
}
