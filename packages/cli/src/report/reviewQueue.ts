import { getNonces, getSafe, getTransaction, listQueue } from '@countersign/client'
import type { TransactionDescription } from '@countersign/protocol/decode'
import {
  type Check,
  type ClaimedTransaction,
  checkSupport,
  claim,
  type QueueReport,
  type TransactionReport,
  toClaimedTransaction,
  type VerificationCache,
  verifyQueue,
} from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import { getWorstOutcome, type Outcome } from '../CliError.ts'
import { fetchFromService, parseMultisigHash } from '../sources/fetchFromService.ts'
import type { Sources } from '../sources/openSources.ts'
import { describe } from './describe.ts'
import { type Finding, judge, judgeSignature } from './judge.ts'

export type QueueItem = {
  safeTxHash: Hex
  claimed: ClaimedTransaction
  report: TransactionReport
  description: TransactionDescription
  checks: readonly Finding[]
  /** Owners on the chain without a verified signature. */
  missing: readonly Address[]
  outcome: Outcome
}

export type QueueReview = {
  chainId: number
  safe: Address
  items: readonly QueueItem[]
  /** Findings on the queue and the Safe. */
  checks: readonly Finding[]
  report: QueueReport
  outcome: Outcome
}

export type ReviewQueueParameters = {
  sources: Sources
  safe: Address
  isStrict?: boolean
  /** Verifications of earlier polls. */
  cache?: VerificationCache
  /** Called after each transaction. */
  onProgress?: (done: number, total: number) => void
}

/** Verifies the service's queue with every check of the kernel at one block. */
export async function reviewQueue(parameters: ReviewQueueParameters): Promise<QueueReview> {
  const { cache, isStrict = false, onProgress, safe, sources } = parameters
  const { chainId, node, service } = sources
  if (!service) throw new RangeError('A queue needs a service.')
  const address = { address: safe, chainId }
  const [claimedSafe, nonces, { claims, findings }] = await Promise.all([
    fetchFromService(() => getSafe(service, address)),
    fetchFromService(() => getNonces(service, address)),
    listClaims(sources, safe),
  ])
  const report = await verifyQueue(node, {
    chainId,
    claimed: claim(claims),
    claimedNonce: claim(BigInt(nonces.recommendedNonce)),
    claimedSafe: claim(claimedSafe),
    safe,
    ...(cache ? { cache } : {}),
  })
  const items: QueueItem[] = []
  for (const [index, claimed] of claims.entries()) {
    const one = report.transactions[index]
    if (one) items.push(await toItem({ claimed, isStrict, report: one, safe, sources }, report))
    onProgress?.(index + 1, claims.length)
  }
  const checks = [...findings, ...report.checks, ...report.safe.checks]
  return {
    chainId,
    checks,
    items,
    outcome: getWorstOutcome([
      ...checks.map((check) => judge(check, { isStrict })),
      ...items.map((item) => item.outcome),
    ]),
    report,
    safe,
  }
}

type ItemParameters = {
  claimed: ClaimedTransaction
  isStrict: boolean
  report: TransactionReport
  safe: Address
  sources: Sources
}

async function toItem(
  { claimed, isStrict, report, safe, sources }: ItemParameters,
  queue: QueueReport,
): Promise<QueueItem> {
  const { owners = [], threshold } = queue.safe.facts?.value ?? {}
  const ownerState = threshold === undefined ? undefined : { ownerCount: owners.length, threshold: Number(threshold) }
  const support: Check[] = report.transaction ? [checkSupport(report.confirmations)] : []
  const checks = [...report.checks, ...support]
  const signers = new Set(report.signatures.value.map(({ signer }) => signer.toLowerCase()))
  const transaction = report.transaction?.value ?? claimed.transaction
  return {
    checks,
    claimed,
    description: await describe({ chainId: sources.chainId, node: sources.node, ownerState, safe, transaction }),
    missing: owners.filter((owner) => !signers.has(owner.toLowerCase())),
    outcome: getWorstOutcome([
      ...checks.map((check) => judge(check, { isStrict })),
      ...report.confirmations.map(judgeSignature),
    ]),
    report,
    safeTxHash: claimed.safeTxHash,
  }
}

/** Bounds the pages that a hostile service can list. */
const maxPages = 10

type Claims = { claims: ClaimedTransaction[]; findings: Finding[] }

/** Fetches the queue by the hashes of its rows. An invalid row is reported and skipped. */
async function listClaims({ chainId, service }: Sources, safe: Address): Promise<Claims> {
  if (!service) return { claims: [], findings: [] }
  const found = new Map<Hex, ClaimedTransaction>()
  const findings: Finding[] = []
  let pageUrl: string | undefined
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = await fetchFromService(() =>
      listQueue(service, { address: safe, chainId, details: true, limit: 100, pageUrl, trusted: true }),
    )
    for (const item of page.results) {
      if (item.type !== 'TRANSACTION') continue
      const safeTxHash = parseMultisigHash(item.transaction.id, safe)
      const details =
        item.details ??
        (safeTxHash && (await getTransaction(service, { chainId, id: safeTxHash }).catch(() => undefined)))
      const claimed = details && toClaimedTransaction(details)
      if (safeTxHash && claimed) found.set(safeTxHash, { ...claimed, safeTxHash })
      else findings.push(toUnreadable(item.transaction.id))
    }
    pageUrl = page.next ?? undefined
    if (pageUrl === undefined) return { claims: [...found.values()], findings }
  }
  return { claims: [...found.values()], findings: [...findings, cut] }
}

function toUnreadable(id: string): Finding {
  const message = `The service returned a transaction that cannot be parsed: ${id.slice(0, 80)}.`
  return { code: 'ROW_UNREADABLE', field: 'details', id: 'cli', message, verdict: 'block' }
}

const cut: Finding = {
  code: 'QUEUE_CUT',
  id: 'cli',
  message: 'The service has more pending transactions than the limit.',
  verdict: 'unknown',
}
