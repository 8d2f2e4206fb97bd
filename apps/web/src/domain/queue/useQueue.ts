import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Report } from '../report/Report.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { isSameList } from './isSameList.ts'
import { listQueueReportsQueries } from './listQueueReportsQueries.ts'
import { listQueued, type QueueAnswer, type QueuedItem, queueQuery } from './queueQuery.ts'

type QueueEntry = QueuedItem & {
  /** Undefined while it is being verified. */
  report: Report | undefined
  error: Error | null
}

export type Queue = {
  /** The service's answer, before anything of it is verified. */
  answer: UseQueryResult<QueueAnswer>
  entries: readonly QueueEntry[]
  isVerifying: boolean
}

/** The queue of a Safe, fetched at once and verified together. */
export function useQueue(safe: SafeId): Queue {
  const services = useServices()
  const answer = useQuery(queueQuery(services, safe))
  const items = useMemo(() => listQueued(answer.data?.results ?? [], safe.address), [answer.data, safe.address])
  // Not `combine`: its outcome is compared in depth at every answer, which takes seconds for a long queue.
  const parts = useQueries({
    queries: listQueueReportsQueries(services, safe, { items, answer: answer.data }),
  })
  // By their reports: what stands in for a part that is not verified yet is another list at every turn.
  const reports = useStableList(parts.flatMap(({ data }) => data ?? []))
  const error = parts.find((part) => part.error)?.error ?? null
  const entries = useMemo(() => toEntries(items, reports, error), [items, reports, error])
  return {
    answer,
    entries,
    isVerifying: parts.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
  }
}

function toEntries(
  items: readonly QueuedItem[],
  reports: readonly (Report | undefined)[],
  error: Error | null,
): QueueEntry[] {
  const byHash = new Map(reports.map((report) => [report?.id.safeTxHash, report]))
  return items.map((item) => {
    const report = byHash.get(item.safeTxHash)
    return { ...item, report, error: report ? null : error }
  })
}

/** The list that was there before, for as long as it holds the very same things. */
function useStableList<item>(list: readonly item[]): readonly item[] {
  const [stable, setStable] = useState(list)
  if (isSameList(stable, list)) return stable
  setStable(list)
  return list
}
