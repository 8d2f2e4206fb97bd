import { readOrigin } from '@countersign/protocol/chain'
import type { SafeTransaction } from '@countersign/protocol/hash'
import {
  type ClaimedTransaction,
  checkSupport,
  claim,
  encodeApproval,
  type Check as KernelCheck,
  listApprovals,
  type TransactionReport,
  toClaimedTransaction,
  type VerificationCalls,
  verifyProgress,
} from '@countersign/protocol/verify'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { fromStored, type StoredTransaction, type TransactionRecord } from '../signature-store/ConfirmationsSchema.ts'
import { isSame, listOwn } from '../signature-store/confirmations.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import type { BatchSlot, VerifiedClaim } from '../verification/createQueueVerifier.ts'
import { toCheck } from '../verification/toCheck.ts'
import { isPast, type Report, type ReportConfirmation, type ReportId, type SignatureSource, toState } from './Report.ts'
import { addStored, dropRepeats, isOnlyHere } from './storeCosignatures.ts'

const t = createCatalogue('checks')
const tReview = createCatalogue('review')

export type CreateReportParameters = {
  id: ReportId
  client: Client<Transport, Chain>
  kernel: Pick<VerificationCalls, 'verifyQueue'>
  slot: BatchSlot
  details: TransactionDetails | undefined
  serviceError: unknown
  /** A body created or signed in this browser under the same hash. */
  own: StoredTransaction | undefined
  records: readonly TransactionRecord[]
  /** A body that was imported without signatures. */
  imported?: StoredTransaction | undefined
  /** The verified body on screen, for when the service is down. */
  shown?: StoredTransaction | undefined
  approvals?: readonly Address[]
}

export async function createReport(parameters: CreateReportParameters): Promise<Report> {
  const { id, client, kernel, slot, details, serviceError, imported, own, records, shown, approvals = [] } = parameters
  const record = records.find(({ hash }) => isSame(hash, id.safeTxHash))
  const stored = own ?? record?.transaction ?? imported ?? shown
  const source: Report['source'] = details ? 'service' : own ? 'yours' : nameSource(parameters, record)
  const base = { id, details, serviceError, source }
  const body = details ? toClaimedTransaction(details) : stored && toOwnClaim(id, fromStored(stored))
  if (!body) return { ...base, ...nothingKnown, isStale: false, checks: [createBodyCheck(details, serviceError)] }
  const { unshown, joined } = addStored(body.confirmations, record?.confirmations)
  const confirmations = [
    ...joined,
    // Unverified like the others: the kernel reads each from the Safe.
    ...approvals.map((owner) => ({ owner, signature: encodeApproval(owner) })),
  ]
  const claimed = { ...body, confirmations }
  const now = await slot.verify({
    safeTxHash: id.safeTxHash,
    claimed,
    signatureStore: records.flatMap(toKernelEntries),
  })
  const { progress, checks, transactionHash, blockNumber } = await verifyProgress(client, {
    chainId: id.chainId,
    report: now,
    ...(details?.txHash ? { claimedTransactionHash: details.txHash } : {}),
  })
  const past =
    transactionHash && blockNumber !== undefined
      ? await verifyAtBlock({ client, kernel }, { id, claimed, transactionHash, blockNumber })
      : undefined
  const judged = past ? (past.verified ?? leaveOutToday(now)) : now
  const shownCount = body.confirmations.length
  const sources = new Map(
    judged.confirmations.map((confirmation, index) => [
      confirmation,
      index < shownCount ? ('service' as const) : (unshown[index - shownCount]?.source ?? ('chain' as const)),
    ]),
  )
  const verified = dropRepeats(judged, { from: shownCount, count: unshown.length })
  const state = toState(verified.safe)
  const { transaction } = now
  const reports = verified.confirmations.map((report, index) =>
    toConfirmation(report, { details, from: sources.get(report), index, serviceError }),
  )
  const signers = new Set(verified.signatures.value.map(({ signer }) => signer.toLowerCase()))
  return {
    ...base,
    transaction,
    hashes: now.hashes,
    state,
    confirmations: reports,
    signatures: verified.signatures,
    missing: (state?.owners ?? []).filter((owner) => !signers.has(owner.toLowerCase())),
    progress,
    executedIn: transactionHash,
    executedAt: past?.executedAt,
    isStale: false,
    checks: listChecks(verified, { isOurs: own !== undefined, progress, progressChecks: checks }),
  }
}

/** Of a body that this browser stores without being its author. */
function nameSource({ imported, shown }: CreateReportParameters, record: TransactionRecord | undefined) {
  return record?.confirmations[0]?.source ?? (imported ? 'file' : shown ? 'earlier' : 'yours')
}

const nothingKnown = {
  transaction: undefined,
  hashes: undefined,
  state: undefined,
  confirmations: [],
  signatures: undefined,
  missing: [],
  progress: 'unknown',
  executedIn: undefined,
  executedAt: undefined,
} as const satisfies Partial<Report>

function createBodyCheck(details: TransactionDetails | undefined, serviceError: unknown): Check {
  return {
    id: 'T24',
    verdict: details ? 'block' : 'unknown',
    // A service that failed may still have it.
    title: details ? t('bodyMissing') : serviceError ? tReview('serviceDown') : t('notKnown'),
  }
}

function toOwnClaim({ address, safeTxHash }: ReportId, transaction: SafeTransaction): ClaimedTransaction {
  return { safe: address, safeTxHash, transaction, confirmations: [] }
}

function toKernelEntries(record: TransactionRecord) {
  const { chainId, safe, transaction, hash: safeTxHash } = record
  return listOwn(record).map(({ signer }) => ({ chainId, safe, nonce: BigInt(transaction.nonce), safeTxHash, signer }))
}

type ConfirmationContext = {
  details: TransactionDetails | undefined
  serviceError: unknown
  from: SignatureSource | undefined
  index: number
}

function toConfirmation(
  report: VerifiedClaim['confirmations'][number],
  { details, from, index, serviceError }: ConfirmationContext,
): ReportConfirmation {
  const info = details?.detailedExecutionInfo
  const shown = info?.type === 'MULTISIG' ? info.confirmations : []
  return { ...report, submittedAt: shown[index]?.submittedAt, isOnlyHere: isOnlyHere(from, serviceError), from }
}

/** Owners whose `approveHash` the chain has but nobody reported. */
export async function findApprovals(
  client: Client<Transport, Chain>,
  { id, missing, progress }: Pick<Report, 'id' | 'missing' | 'progress'>,
): Promise<Address[]> {
  if (progress !== 'waiting' || missing.length === 0) return []
  const { chainId, address: safe, safeTxHash } = id
  // An unreachable chain adds nothing: the report states why.
  return listApprovals(client, { chainId, owners: missing, safe, safeTxHash }).catch(() => [])
}

type ListChecksOptions = {
  /** Created in this browser, hence not invented by the service. */
  isOurs: boolean
  progress: Report['progress']
  progressChecks: readonly KernelCheck[]
}

/** Of what is still to be executed: a used nonce is expected of an executed transaction. */
const ofPending = new Set(['EXPIRED', 'EXPIRY_FOREIGN', 'EXPIRY_UNKNOWN', 'NONCE_USED'])

function listChecks(
  { checks, confirmations, safe, transaction }: VerifiedClaim,
  { isOurs, progress, progressChecks }: ListChecksOptions,
): Check[] {
  const isDone = isPast({ progress })
  const relevant = [...checks, ...safe.checks].filter(({ code }) => !(isDone && ofPending.has(code)))
  const support = transaction && !isOurs && !isDone ? [checkSupport(confirmations)] : []
  return [...relevant, ...progressChecks, ...support].map(toCheck)
}

export type VerifyAtBlockParameters = {
  id: ReportId
  claimed: ClaimedTransaction
  transactionHash: Hex
  blockNumber: bigint
}

export type PastState = {
  /** The block's time in Unix milliseconds. */
  executedAt: number | undefined
  /** By the state at that block; undefined where the node has no historical state. */
  verified: VerifiedClaim | undefined
}

/** Against the owners before the block: with the current ones, executions by former owners would raise an alarm. */
async function verifyAtBlock(
  { client, kernel }: { client: Client<Transport, Chain>; kernel: Pick<VerificationCalls, 'verifyQueue'> },
  { id, claimed, transactionHash, blockNumber }: VerifyAtBlockParameters,
): Promise<PastState> {
  const origin = await readOrigin(client, { blockNumber, transactionHash }).catch(() => undefined)
  const { safe, transactions } = await kernel.verifyQueue({
    blockNumber: blockNumber - 1n,
    chainId: id.chainId,
    claimed: claim([claimed]),
    expectedHash: id.safeTxHash,
    safe: id.address,
    ...(origin?.sender ? { executor: origin.sender } : {}),
  })
  const [report] = transactions
  const isReadable = report?.transaction !== undefined && safe.facts?.value.owners !== undefined
  return {
    executedAt: origin?.timestamp === undefined ? undefined : Number(origin.timestamp) * 1_000,
    verified: isReadable ? { ...report, safe } : undefined,
  }
}

/** Checks against the current owners and threshold, which do not apply to past executions. */
const ofToday = new Set([
  'APPROVAL_UNKNOWN',
  'CONTRACT_REFUSES',
  'CONTRACT_UNKNOWN',
  'COUNT_DIFFERS',
  'COUNT_UNKNOWN',
  'FORMER_OWNER',
  'NOT_AN_OWNER',
  'NOT_APPROVED_ON_CHAIN',
  'OWNERS_UNKNOWN',
  'REQUIRED_DIFFERS',
  'YOUR_SIGNATURE_WITHHELD',
])

/** The report without those checks, for a node without historical state. */
function leaveOutToday<report extends Pick<TransactionReport, 'checks'>>(report: report): report {
  return { ...report, checks: report.checks.filter(({ code }) => !ofToday.has(code)) }
}
