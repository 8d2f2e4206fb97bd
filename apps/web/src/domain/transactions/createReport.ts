import type { SafeTransaction } from '@countersign/protocol/hash'
import {
  type ClaimedTransaction,
  checkSupport,
  encodeApproval,
  type Check as KernelCheck,
  listApprovals,
  toClaimedTransaction,
  verifyProgress,
} from '@countersign/protocol/verify'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Address, Chain, Client, Transport } from 'viem'
import { checkText } from '../../lib/messages/checks.ts'
import { signText } from '../../lib/messages/sign.ts'
import type { TransactionRecord } from '../signature-store/ConfirmationsSchema.ts'
import { listOwn } from '../signature-store/confirmations.ts'
import { fromStored, type StoredTransaction } from '../signature-store/StoredTransaction.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import type { KernelCalls } from '../verification/createKernel.ts'
import type { BatchSlot, VerifiedClaim } from '../verification/createQueueVerifier.ts'
import { toCheck } from '../verification/toCheck.ts'
import { addStored, dropRepeats, isOnlyHere } from './addStored.ts'
import { isPast, type Report, type ReportConfirmation, type ReportId, type SignatureSource } from './Report.ts'
import { toState } from './toState.ts'
import { leaveOutToday, verifyAtBlock } from './verifyAtBlock.ts'

export type CreateReportParameters = {
  id: ReportId
  client: Client<Transport, Chain>
  kernel: Pick<KernelCalls, 'verifyQueue'>
  /** Where it is verified, together with what else of this Safe is looked at. */
  slot: BatchSlot
  details: TransactionDetails | undefined
  serviceError: unknown
  /** A body prepared or signed in this browser under the same hash. */
  own: StoredTransaction | undefined
  /** Confirmed transactions of this Safe that this browser stores. */
  records: readonly TransactionRecord[]
  /** The verified body that is on screen, where the service does not answer. */
  shown?: StoredTransaction | undefined
  /** Owners whose approval was found on the chain, whatever the service tells of it. */
  approvals?: readonly Address[]
}

/** Puts a transaction through every check of the kernel. The service's answer is a claim and nothing else. */
export async function createReport(parameters: CreateReportParameters): Promise<Report> {
  const { id, client, kernel, slot, details, serviceError, own, records, shown, approvals = [] } = parameters
  const record = records.find(({ hash }) => isSame(hash, id.safeTxHash))
  const stored = own ?? record?.transaction ?? shown
  const source: Report['source'] = details
    ? 'service'
    : own
      ? 'yours'
      : (record?.confirmations[0]?.source ?? (shown ? 'earlier' : 'yours'))
  const base = { id, details, serviceError, source }
  const body = details ? toClaimedTransaction(details) : stored && toOwnClaim(id, fromStored(stored))
  if (!body) return { ...base, ...nothingKnown, isStale: false, checks: [createBodyCheck(details, serviceError)] }
  const { unshown, joined } = addStored(body.confirmations, record?.confirmations)
  const confirmations = [
    ...joined,
    // Claims like the others: the kernel asks the Safe about each.
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

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function createBodyCheck(details: TransactionDetails | undefined, serviceError: unknown): Check {
  return {
    id: 'T24',
    verdict: details ? 'block' : 'unknown',
    // A service that did not answer may know it.
    title: details ? checkText.bodyMissing : serviceError ? signText.serviceDown : checkText.notKnown,
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

/** Owners whose approval of the hash the Safe itself has, though nobody told us of it. */
export async function findApprovals(
  client: Client<Transport, Chain>,
  { id, missing, progress }: Pick<Report, 'id' | 'missing' | 'progress'>,
): Promise<Address[]> {
  if (progress !== 'waiting' || missing.length === 0) return []
  const { chainId, address: safe, safeTxHash } = id
  // Where the chain does not answer now, nothing is added: the report says why.
  return listApprovals(client, { chainId, owners: missing, safe, safeTxHash }).catch(() => [])
}

type ListChecksOptions = {
  /** Made in this browser: then there is somebody behind it. */
  isOurs: boolean
  progress: Report['progress']
  progressChecks: readonly KernelCheck[]
}

/** A used nonce is what an executed transaction has: it is no failure there. */
function listChecks(
  { checks, confirmations, safe, transaction }: VerifiedClaim,
  { isOurs, progress, progressChecks }: ListChecksOptions,
): Check[] {
  const isDone = isPast({ progress })
  const relevant = [...checks, ...safe.checks].filter(({ code }) => !(isDone && code === 'NONCE_USED'))
  const support = transaction && !isOurs && !isDone ? [checkSupport(confirmations)] : []
  return [...relevant, ...progressChecks, ...support].map(toCheck)
}
