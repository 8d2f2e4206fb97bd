import type { Address, Hex } from 'viem'
import type { Evidence, Verified } from '../evidence/Evidence.ts'
import type { SafeTransaction, SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import type { SignedBy } from '../signatures/packSignatures.ts'
import type { SafeSignature } from '../signatures/parseSignatures.ts'
import type { Check, ThreatId, Verdict } from './Check.ts'

/** The report on one transaction. Its fields are only as reliable as its checks. */
export type TransactionReport = {
  verdict: Verdict
  checks: readonly Check[]
  /** The transaction's hashes, as a device shows them. Undefined while the Safe's version is unknown. */
  hashes: Verified<SafeTransactionHashes> | undefined
  /** Present only when the service's hash is the hash of this body: the one value to show, hash and sign. */
  transaction: Verified<SafeTransaction> | undefined
  confirmations: readonly ConfirmationReport[]
  /** Valid signatures of current owners, one each. */
  signatures: Verified<readonly SignedBy[]>
  /** Enough valid signatures for the threshold on chain, and the nonce is the next one. */
  isExecutable: boolean
  /** Ready for `execTransaction`; undefined below the threshold. */
  packedSignatures: Hex | undefined
}

/** Settings of the user or operator. They can add warnings or names. */
export type CheckTransactionOptions = {
  /** The hash from a link, a QR code or a message. */
  expectedHash?: Hex
  signatureStore?: readonly SignatureStoreEntry[]
  formerOwners?: readonly Address[]
  /** Sender of a past execution: the Safe counts it as this owner's approval. */
  executor?: Address
  refundCeiling?: bigint
  knownRefundReceivers?: readonly Address[]
  /** Version entered by the user for a Safe that cannot be read. Ignored if the chain responds. */
  assumedVersion?: string
}

/**
 * - `valid`: by a current owner; counts.
 * - `formerOwner`: genuine, but the signer is no owner any more.
 * - `stranger`: genuine, but the signer is no owner.
 * - `duplicate`: this owner was counted already.
 * - `forged`: not a signature of its claimed signer.
 * - `unknown`: could not be checked; does not count.
 */
type ConfirmationStatus = 'valid' | 'formerOwner' | 'stranger' | 'duplicate' | 'forged' | 'unknown'

type ConfirmationCode =
  | 'VALID'
  | 'FORMER_OWNER'
  | 'NOT_AN_OWNER'
  | 'COUNTED_ALREADY'
  | 'SIGNATURE_UNREADABLE'
  | 'NOT_ONE_SIGNATURE'
  | 'OTHER_SIGNER'
  | 'NO_SIGNER'
  | 'NOT_APPROVED_ON_CHAIN'
  | 'CONTRACT_REFUSES'
  | 'SIGNATURE_MISSING'
  | 'OWNERS_UNKNOWN'
  | 'APPROVAL_UNKNOWN'
  | 'CONTRACT_UNKNOWN'

/** The verdict on one claimed confirmation, with its reason. */
export type ConfirmationReport = {
  status: ConfirmationStatus
  code: ConfirmationCode
  threat: ThreatId
  claimedOwner: Address
  kind: SafeSignature['kind'] | undefined
  signer: Address | undefined
  /** The signature, stand-alone, where it is valid. */
  data: Hex | undefined
  evidence: Evidence | undefined
}

/** Signature made in this browser, stored independently of the service. */
export type SignatureStoreEntry = {
  chainId: number
  safe: Address
  nonce: bigint
  safeTxHash: Hex
  signer: Address
  /** Highest number of valid signatures seen for it. */
  signaturesSeen?: number
}

/** Entries of this Safe on this chain. */
export function findSignatureEntries({
  chainId,
  signatureStore,
  safe,
}: {
  chainId: number
  signatureStore: readonly SignatureStoreEntry[]
  safe: Address
}): SignatureStoreEntry[] {
  return signatureStore.filter((entry) => entry.chainId === chainId && isSameAddress(entry.safe, safe))
}
