import type { TransactionSummary } from '@countersign/protocol/wire'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useServices } from '../services/Services.ts'
import { listQueued, queueQuery } from './queueQuery.ts'
import type { Report, ReportId } from './Report.ts'
import { reportQuery } from './reportQuery.ts'
import { useStoredTransactions } from './useStoredTransactions.ts'

export type Conflict = {
  safeTxHash: `0x${string}`
  /** The service's summary; undefined where it does not list it. */
  summary: TransactionSummary | undefined
  /** Undefined while pending, or if verification failed. */
  report: Report | undefined
}

/** Bounds the list; the queue has them all. */
const atMost = 10

/** Pending transactions with the same nonce, of which only one can be executed. Each is verified. */
export function useConflicts(id: ReportId, nonce: bigint | undefined): Conflict[] {
  const services = useServices()
  const { data } = useQuery(queueQuery(services, id))
  const listed = listQueued(data?.results ?? [], id.address)
  const stored = useStoredTransactions(id, listed, nonce)
  const items = [
    ...listed.filter(({ summary }) => nonceOf(summary) === nonce),
    ...stored.filter((item) => item.nonce === nonce).map(({ safeTxHash }) => ({ safeTxHash, summary: undefined })),
  ]
    .filter(({ safeTxHash }) => safeTxHash !== id.safeTxHash)
    .slice(0, nonce === undefined ? 0 : atMost)
  const reports = useQueries({
    queries: items.map(({ safeTxHash }) => reportQuery(services, { ...id, safeTxHash })),
  })
  return items.map(({ safeTxHash, summary }, index) => ({ safeTxHash, summary, report: reports[index]?.data }))
}

function nonceOf({ executionInfo }: TransactionSummary): bigint | undefined {
  return executionInfo?.type === 'MULTISIG' ? BigInt(executionInfo.nonce) : undefined
}
