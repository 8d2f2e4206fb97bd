import type { PlanCreationParameters, SafeFacts } from '@countersign/protocol/chain'
import type {
  SafeMessageContent,
  SafeMessageHashes,
  SafeTransaction,
  SafeTransactionHashes,
} from '@countersign/protocol/hash'
import type { SignedBy } from '@countersign/protocol/signatures'
import type { ConfirmationReport, SafeReport, TransactionProgress, Verified } from '@countersign/protocol/verify'
import type { Message, TransactionDetails } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { Check } from '../verification/createCheckRegistry.ts'

export type ReportId = { chainId: number; address: Address; safeTxHash: Hex }

/** What controls a Safe besides its owners; the zero address where there is none. */
export type SafeParts = Pick<SafeFacts, 'fallbackHandler' | 'guard' | 'implementation' | 'moduleGuard' | 'modules'>

export type ReportState = {
  block: bigint
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  version: string
  parts: SafeParts
  /** Undeployed: owners and threshold are those of its creation parameters. */
  planned?: PlanCreationParameters
}

export type ReportConfirmation = ConfirmationReport & {
  submittedAt: number | undefined
  isOnlyHere: boolean
  /** The source of the signature; undefined for messages. */
  from?: SignatureSource | undefined
}

/** `yours`: signed in this browser. `file`: imported. `chain`: approved there. `earlier`: shown and verified before. */
export type SignatureSource = 'service' | 'file' | 'chain' | 'yours' | 'earlier'

export type Report = {
  id: ReportId
  /** Of the body. `yours`: unknown to the service. `file` and `earlier`: with an owner's signature. */
  source: 'service' | 'yours' | 'file' | 'earlier'
  /** Undefined when the service does not have it or did not answer. */
  details: TransactionDetails | undefined
  serviceError: unknown
  /** The only payload rendered, hashed and signed: by the kernel, for the requested hash. Undefined: not verified. */
  transaction: Verified<SafeTransaction> | undefined
  hashes: Verified<SafeTransactionHashes> | undefined
  /** Undefined when the chain could not be read, which blocks signing. */
  state: ReportState | undefined
  confirmations: ReportConfirmation[]
  /** Verified signatures, one per owner, for the execution. */
  signatures: Verified<readonly SignedBy[]> | undefined
  /** Owners on the chain without a verified signature. */
  missing: Address[]
  /** The status, by the chain only. */
  progress: TransactionProgress
  /** The Ethereum transaction that executed it, by the chain. */
  executedIn: Hex | undefined
  /** The block's time in Unix milliseconds. */
  executedAt?: number | undefined
  checks: Check[]
  /** What it approves or executes in other Safes, nearest first; undefined if nothing, or in a list. */
  nested?: readonly NestedLevel[]
  /** The chain is unreachable; the state is from an earlier read. */
  isStale: boolean
  /** For a row of a list: on-chain approvals and nested transactions are not read. */
  isRow?: true
}

/** A transaction of another Safe that this one approves or executes, verified with that Safe's state. */
export type NestedLevel = {
  id: ReportId
  act: 'approve' | 'execute'
  /** The approving Safe: the report's, or one of a level above. */
  by: Address
  /** Undefined where the hash's transaction is unknown or does not match. */
  transaction: Verified<SafeTransaction> | undefined
  state: ReportState | undefined
  valid: number
}

export function isOpen({ progress }: Pick<Report, 'progress'>): boolean {
  return progress === 'waiting' || progress === 'ready'
}

/** By the chain's time. */
export function isExpired({ checks }: Pick<Report, 'checks'>): boolean {
  return checks.some(({ code }) => code === 'EXPIRED')
}

export function isPast({ progress }: Pick<Report, 'progress'>): boolean {
  return progress === 'executed' || progress === 'failed' || progress === 'replaced'
}

export function countValid(report: Pick<Report, 'confirmations'>): number {
  return report.confirmations.filter(({ status }) => status === 'valid').length
}

/** Whether no owner or delegate signed it: a service can invent a proposal in anyone's name. */
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

export function needsSignatureOf(report: Report, account: Address | undefined): boolean {
  if (report.progress !== 'waiting' || !report.transaction) return false
  return report.missing.some((owner) => isSame(owner, account))
}

function isSame(a: Address | undefined, b: Address | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()
}

export type MessageId = { chainId: number; address: Address; messageHash: Hex }

export type MessageReport = {
  id: MessageId
  /** The service's response; undefined when it does not have it, did not answer, or was not asked. */
  message: Message | undefined
  serviceError: unknown
  /** The only value shown, hashed and signed: by the kernel, for the requested hash. Undefined: not verified. */
  content: Verified<SafeMessageContent> | undefined
  hashes: Verified<SafeMessageHashes> | undefined
  /** Undefined when the chain could not be read, which blocks signing. */
  state: Omit<ReportState, 'nonce' | 'parts'> | undefined
  confirmations: ReportConfirmation[]
  missing: Address[]
  /** The encoded verified signatures, once the threshold is reached. */
  signature: Hex | undefined
  /** Whether the Safe accepts the encoded signature (EIP-1271). */
  isComplete: boolean
  checks: Check[]
  isStale: boolean
}

export type Signable = Report | MessageReport

export function isTransaction(signable: Signable): signable is Report {
  return 'transaction' in signable
}

export function needsMessageSignatureOf(report: MessageReport, account: Address | undefined): boolean {
  if (account === undefined || report.content === undefined || report.signature !== undefined) return false
  return report.missing.some((owner) => owner.toLowerCase() === account.toLowerCase())
}

export function toState({ facts }: SafeReport): ReportState | undefined {
  if (!facts) return undefined
  const { owners, threshold, nonce, version, block, planned, ...others } = facts.value
  if (!owners || threshold === undefined || nonce === undefined || version === undefined) return undefined
  const { fallbackHandler, guard, implementation, moduleGuard, modules } = others
  const parts = { fallbackHandler, guard, implementation, moduleGuard, modules }
  const state = { block: block.number, owners, threshold: Number(threshold), nonce, version, parts }
  return planned ? { ...state, planned } : state
}

const order = ['service', 'file', 'chain', 'yours'] as const satisfies readonly SignatureSource[]

type NamedSource = (typeof order)[number]

export function listSources({ confirmations, source }: Pick<Report, 'confirmations' | 'source'>): NamedSource[] {
  const found = new Set<SignatureSource | undefined>([
    source,
    ...confirmations.flatMap(({ from, status }) => (status === 'valid' ? [from] : [])),
  ])
  // Both are stored in this browser.
  if (found.has('earlier')) found.add('yours')
  return order.filter((one) => found.has(one))
}
