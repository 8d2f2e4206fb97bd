import type { Address, Hex } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import type { RawState } from '../chain/readRawState.ts'
import type { FactRequests, PlanCreationParameters } from '../chain/SafeFacts.ts'
import { type Claimed, claim } from '../evidence/Claimed.ts'
import type { Verified } from '../evidence/Evidence.ts'
import { listExpiryTargets } from '../expiry/findExpiry.ts'
import type { SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
import type { SafeInfo } from '../wire/SafeInfoSchema.ts'
import { type Check, getWorstVerdict, type Verdict } from './Check.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import { listDelegatecalls } from './checkCalls.ts'
import { type ParsedConfirmation, parseConfirmations, planConfirmations } from './checkConfirmations.ts'
import { checkQueue, type QueueOrder } from './checkQueue.ts'
import type { CheckSafeParameters } from './checkSafe.ts'
import { checkTransaction, getPreimage, hashOrUndefined } from './checkTransaction.ts'
import type { CheckTransactionOptions, TransactionReport } from './TransactionReport.ts'
import { createVerificationCache, type VerificationCache } from './VerificationCache.ts'
import { createSafeReport, type FactsOrProblem, type SafeReport, tryReadFacts } from './verifySafe.ts'

type RecoverAheadParameters = {
  cache: VerificationCache
  items: readonly { claimed: ClaimedTransaction; parsed: readonly ParsedConfirmation[] }[]
  reading: Promise<FactsOrProblem>
}

/** The owners are not known yet, and a service could list thousands of signatures. */
const maxPerItem = 20
const maxAhead = 2_000

/** Maximum blocking time before the node's response is read, in milliseconds. */
const timeout = 5

/** Recovers signers while waiting for the node. Results over a forged hash are never read. */
export async function recoverAhead({ cache, items, reading }: RecoverAheadParameters): Promise<void> {
  let answer: FactsOrProblem | undefined
  // The reader of the facts reports the error.
  const settled = reading.then(
    (value) => {
      answer = value
    },
    () => undefined,
  )
  let paused = Date.now()
  let recovered = 0
  for (const { claimed, parsed } of items) {
    // Without facts no signature is checked.
    if (answer?.problem) return
    for (const { signature } of parsed.slice(0, maxPerItem))
      if (typeof signature !== 'string' && signature.signer === undefined && recovered < maxAhead) {
        recovered += 1
        await cache.recover(claimed.safeTxHash, signature)
      }
    if (answer || Date.now() - paused < timeout) continue
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve))])
    paused = Date.now()
  }
}

export type QueueReport = {
  verdict: Verdict
  safe: SafeReport
  /** One report per claimed transaction, in the given order. */
  transactions: TransactionReport[]
  checks: Check[]
  /** A short code that signers compare: equal queues have equal codes. */
  digest: Verified<string> | undefined
  order: QueueOrder
}

export type VerifyQueueParameters = CheckTransactionOptions &
  Pick<CheckSafeParameters, 'account' | 'highestNonceSeen' | 'pinned'> & {
    chainId: number
    safe: Address
    claimed: Claimed<readonly ClaimedTransaction[]>
    claimedSafe?: Claimed<SafeInfo>
    /** The next nonce recommended by the service. */
    claimedNonce?: Claimed<bigint>
    /** Use one per page: verifying the same queue again is then nearly free. */
    cache?: VerificationCache
    blockNumber?: bigint
    /** The creation parameters, for a Safe that may not be deployed. */
    planned?: PlanCreationParameters
  }

/** Verifies the service's queue: every hash, signature and number, at one block, in three rounds of requests. */
export async function verifyQueue(
  client: ChainClient | undefined,
  parameters: VerifyQueueParameters,
): Promise<QueueReport> {
  const { cache = createVerificationCache(), claimed, claimedNonce, claimedSafe, ...rest } = parameters
  const { chainId, safe } = rest
  const { reports } = cache
  const options = reports.storeOptions(rest)
  const items = claimed.claimed.map(reports.storeClaim).map((item) => ({
    claimed: item,
    parsed: parseConfirmations(item.confirmations, cache),
  }))
  const reading = tryReadFacts(client, {
    chainId,
    hashCode: cache.hashCode,
    memory: cache.memory,
    plan: (state) => planQueue(state, { cache, chainId, items, safe }),
    planned: parameters.planned,
    safe,
    ...(parameters.blockNumber === undefined ? {} : { blockNumber: parameters.blockNumber }),
  })
  if (client) await recoverAhead({ cache, items, reading })
  const { facts, problem } = await reading
  const transactions: TransactionReport[] = []
  for (const item of items) {
    const inputs = { claimed: item.claimed, facts, options }
    const known = reports.find(inputs)
    transactions.push(
      known ?? reports.storeReport(inputs, await checkTransaction({ ...options, ...item, cache, facts })),
    )
  }
  const safeReport = createSafeReport({ ...rest, facts, ...toClaimedSafe(claimedSafe) }, problem)
  const { checks, digest, order } = checkQueue({
    ...rest,
    claimedNonce: claimedNonce?.claimed,
    facts,
    transactions,
  })
  return {
    checks,
    digest,
    order,
    safe: safeReport,
    transactions,
    verdict: getWorstVerdict([safeReport, ...transactions, ...checks]),
  }
}

type PlanItem = { claimed: ClaimedTransaction; parsed: readonly ParsedConfirmation[] }
type PlanParameters = { cache: VerificationCache; chainId: number; safe: Address; items: readonly PlanItem[] }

/** Chain requests of these transactions, once the Safe's version is known. */
function planQueue({ version }: RawState, { cache, chainId, items, safe }: PlanParameters): FactRequests {
  const requests: Required<Pick<FactRequests, 'approvals' | 'codes' | 'contractSignatures'>>[] = items.map(
    ({ claimed, parsed }) => {
      const decoded = cache.decode(claimed.transaction)
      const codes = [...listDelegatecalls(decoded), ...listExpiryTargets(decoded)]
      const hashes = version && hashOrUndefined(cache, { chainId, safe, transaction: claimed.transaction, version })
      if (!hashes) return { approvals: [], codes, contractSignatures: [] }
      return { ...planConfirmations(toContent(hashes), parsed), codes }
    },
  )
  return {
    approvals: requests.flatMap(({ approvals }) => approvals),
    codes: requests.flatMap(({ codes }) => codes),
    contractSignatures: requests.flatMap(({ contractSignatures }) => contractSignatures),
  }
}

function toContent(hashes: SafeTransactionHashes): { hash: Hex; preimage: Hex } {
  return {
    hash: hashes.safeTxHash,
    // Needed for contract signatures only, which are rare.
    get preimage() {
      return getPreimage(hashes)
    },
  }
}

function toClaimedSafe(claimed: Claimed<SafeInfo> | undefined): { claimed: SafeInfo } | undefined {
  return claimed && { claimed: claimed.claimed }
}

type VerifyTransactionParameters = Omit<VerifyQueueParameters, 'claimed' | 'claimedNonce'> & {
  claimed: Claimed<ClaimedTransaction>
}

export type VerifyTransactionReturnType = TransactionReport & {
  /** The report on the Safe itself; the verdict is the worse of both. */
  safe: SafeReport
}

/**
 * Verifies one transaction against its bytes and the chain: the check before every signature and every execution.
 *
 * @example
 * const details = await getTransaction(client, { chainId, id })
 * const report = await verifyTransaction(node, { chainId, safe, claimed: claim(toClaimedTransaction(details)) })
 * if (report.verdict === 'ok') sign(report.transaction)
 */
export async function verifyTransaction(
  client: ChainClient | undefined,
  { claimed, ...parameters }: VerifyTransactionParameters,
): Promise<VerifyTransactionReturnType> {
  const { safe, transactions } = await verifyQueue(client, { ...parameters, claimed: claim([claimed.claimed]) })
  const [report] = transactions
  if (!report) throw new RangeError('verifyQueue returned no report.')
  const verdict: Verdict = getWorstVerdict([safe, report])
  return { ...report, safe, verdict }
}
