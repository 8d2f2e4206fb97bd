import type { Address, Hex } from 'viem'
import type { Verified } from '../evidence/Evidence.ts'
import type { SafeTransaction, SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
import type { SignedBy } from '../signatures/packSignatures.ts'
import type { Check, Verdict } from './Check.ts'
import type { ConfirmationReport } from './ConfirmationReport.ts'
import type { SignatureStoreEntry } from './SignatureStoreEntry.ts'

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
  /**
   * Version entered by the user for a Safe that cannot be read; hashes and signers depend on it. Ignored if the chain
   * responds.
   */
  assumedVersion?: string
}
