import type { ChainClient } from '../chain/ChainClient.ts'
import { type Claimed, claim } from '../evidence/Evidence.ts'
import { getWorstVerdict, type Verdict } from './Check.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import type { TransactionReport } from './TransactionReport.ts'
import { type VerifyQueueParameters, verifyQueue } from './verifyQueue.ts'
import type { SafeReport } from './verifySafe.ts'

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
