import type { PlanCreationParameters, SafeFacts } from '@countersign/protocol/chain'
import type { SafeTransaction, SafeTransactionHashes } from '@countersign/protocol/hash'
import type { SignedBy } from '@countersign/protocol/signatures'
import type { ConfirmationReport, TransactionProgress, Verified } from '@countersign/protocol/verify'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { Check } from '../verification/createCheckRegistry.ts'

export type ReportId = { chainId: number; address: Address; safeTxHash: Hex }

/** What decides over a Safe beside its owners; the zero address where there is none. */
export type SafeParts = Pick<SafeFacts, 'fallbackHandler' | 'guard' | 'implementation' | 'moduleGuard' | 'modules'>

/** What the chain says of the Safe, all at one block. */
export type ReportState = {
  block: bigint
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  version: string
  parts: SafeParts
  /** It is not on the chain yet: owners and threshold are those that its address is made of. */
  planned?: PlanCreationParameters
}

export type ReportConfirmation = ConfirmationReport & {
  submittedAt: number | undefined
  /** Kept in this browser and not (yet) shown by the service. */
  isOnlyHere: boolean
  /** Who gave us the signature; undefined where that is not asked, as of messages. */
  from?: SignatureSource | undefined
}

/**
 * `yours`: signed in this browser. `file`: it came by file, link or code. `chain`: the Safe itself has the approval.
 * `earlier`: the service showed it before, and it was verified and stored here then.
 */
export type SignatureSource = 'service' | 'file' | 'chain' | 'yours' | 'earlier'

/** One transaction with everything this browser could find out about it. */
export type Report = {
  id: ReportId
  /**
   * Who gave us the body. `yours`: prepared or signed in this browser, not known to the service. `file`: it came by file,
   * link or code with the signature of an owner. `earlier`: the service showed it before, with the signature of an owner.
   */
  source: 'service' | 'yours' | 'file' | 'earlier'
  /** Undefined when the service does not know it, or did not answer. */
  details: TransactionDetails | undefined
  serviceError: unknown
  /**
   * The one frozen payload: rendered, hashed and handed to the wallet. Only the kernel can make one, and only when the
   * body has the hash that was asked for. Undefined when it failed its checks.
   */
  transaction: Verified<SafeTransaction> | undefined
  hashes: Verified<SafeTransactionHashes> | undefined
  /** Undefined when the chain could not be read: then nothing may be signed. */
  state: ReportState | undefined
  confirmations: ReportConfirmation[]
  /** Verified signatures of owners, one each: what an execution is sent with. */
  signatures: Verified<readonly SignedBy[]> | undefined
  /** Owners, by the chain, whose verified signature is missing. */
  missing: Address[]
  /** Where it stands, by the chain's word alone. */
  progress: TransactionProgress
  /** The transaction of the chain that executed it, by the chain's word. */
  executedIn: Hex | undefined
  /** When, in milliseconds since 1970, by the header of its block. */
  executedAt?: number | undefined
  checks: Check[]
  /** What it approves or executes in other Safes, the nearest first; undefined where it does neither, or in a list. */
  nested?: readonly NestedLevel[]
  /** The chain did not answer just now; what is shown of it is from before. */
  isStale: boolean
  /** Made for a row of a list: approvals on the chain and what it does in other Safes were not looked at yet. */
  isRow?: true
}

/** A transaction of another Safe for which this one speaks as an owner, verified with that Safe's own domain and state. */
export type NestedLevel = {
  id: ReportId
  act: 'approve' | 'execute'
  /** The Safe that speaks: the one whose report it is, or one of a level above. */
  by: Address
  /** Undefined where nobody shows what the hash stands for, or shows something else. */
  transaction: Verified<SafeTransaction> | undefined
  state: ReportState | undefined
  /** Valid signatures of its owners. */
  valid: number
}

/** Whether it can still be signed or executed, by the chain's word. */
export function isOpen({ progress }: Pick<Report, 'progress'>): boolean {
  return progress === 'waiting' || progress === 'ready'
}

/** Whether nothing is left to decide, by the chain's word. */
export function isPast({ progress }: Pick<Report, 'progress'>): boolean {
  return progress === 'executed' || progress === 'failed' || progress === 'replaced'
}

export function countValid(report: Pick<Report, 'confirmations'>): number {
  return report.confirmations.filter(({ status }) => status === 'valid').length
}

/** Whether nobody who may stands behind it: a service can make up a proposal in anybody's name. */
export function isUnsupported({ checks }: Pick<Report, 'checks'>): boolean {
  return checks.some(({ code }) => code === 'SUPPORTED_BY_NOBODY')
}

export function hasSigned(report: Pick<Report, 'confirmations'>, account: Address | undefined): boolean {
  return report.confirmations.some(({ signer, status }) => status === 'valid' && isSame(signer, account))
}

export function isOwner(
  report: { state: Pick<ReportState, 'owners'> | undefined },
  account: Address | undefined,
): boolean {
  return report.state?.owners.some((owner) => isSame(owner, account)) ?? false
}

/** Whether this account's signature is what the transaction waits for. */
export function needsSignatureOf(report: Report, account: Address | undefined): boolean {
  if (report.progress !== 'waiting' || !report.transaction) return false
  return report.missing.some((owner) => isSame(owner, account))
}

function isSame(a: Address | undefined, b: Address | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()
}
