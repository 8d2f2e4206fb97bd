import type { TransactionSummary } from '@countersign/protocol/wire'
import type { UseQueryResult } from '@tanstack/react-query'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { useStableList } from '../../lib/useStableList.ts'
import { type SafeId, safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import type { OpenTransaction } from '../signature-store/confirmations.ts'
import { listQueueReportsQueries } from './listQueueReportsQueries.ts'
import { listQueued, type QueueAnswer, type QueuedItem, queueQuery } from './queueQuery.ts'
import type { Report } from './Report.ts'
import { reportQuery } from './reportQuery.ts'
import { useStoredTransactions } from './useStoredTransactions.ts'

export type QueueEntry = {
  safeTxHash: Hex
  /** The service's summary; undefined where it does not list it. */
  summary: TransactionSummary | undefined
  /** The stored nonce, until verified, of what only this browser has. */
  keptNonce?: bigint
  /** Undefined while being verified. */
  report: Report | undefined
  error: Error | null
}

export type Queue = {
  /** The service's response, unverified. */
  answer: UseQueryResult<QueueAnswer>
  /** What the service lists. */
  listed: readonly QueueEntry[]
  /** Including what only this browser stores: signed here or imported. */
  entries: readonly QueueEntry[]
  isVerifying: boolean
  /** Nothing is verified yet: rows rendered now would shift. */
  isBeginning: boolean
}

/** The queue of a Safe, fetched once and verified in batches, plus what only this browser stores. */
export function useQueue(safe: SafeId): Queue {
  const services = useServices()
  const answer = useQuery(queueQuery(services, safe))
  const items = useMemo(() => listQueued(answer.data?.results ?? [], safe.address), [answer.data, safe.address])
  // Not `combine`: its result is compared in depth at every response, which takes seconds for a long queue.
  const parts = useQueries({
    queries: listQueueReportsQueries(services, safe, { items, answer: answer.data }),
  })
  // By report: a part's placeholder is a new list on every render.
  const reports = useStableList(parts.flatMap(({ data }) => data ?? []))
  const error = parts.find((part) => part.error)?.error ?? null
  const listed = useMemo(() => toEntries(items, reports, error), [items, reports, error])
  const stored = useStored(safe, items, { isAnswered: !answer.isPending, isServiceDown: answer.isError })
  const entries = useMemo(() => (stored.length === 0 ? listed : [...listed, ...stored]), [stored, listed])
  const isVerifying = parts.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData)
  const isUnread = isVerifying && listed.every((entry) => entry.report === undefined && entry.error === null)
  return { answer, listed, entries, isVerifying, isBeginning: useBriefly(isUnread) }
}

/** Failing over from an unreachable node takes half a minute: entries can be opened before. */
const patience = 2_000

function useBriefly(isTrue: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setOver(true), patience)
    return () => clearTimeout(timer)
  }, [isTrue])
  return isTrue && !isOver
}

const nothing: readonly OpenTransaction[] = []

/** Stored transactions that the service does not list, once it answered: else rows would appear and vanish. */
function useStored(
  { chainId, address }: SafeId,
  items: readonly QueuedItem[],
  { isAnswered, isServiceDown }: { isAnswered: boolean; isServiceDown: boolean },
): QueueEntry[] {
  const services = useServices()
  const { data: state } = useQuery(safeStateQuery(services, { chainId, address }))
  const all = useStoredTransactions({ chainId, address }, items, state?.nonce, isServiceDown)
  const stored = isAnswered ? all : nothing
  const queries = useQueries({
    queries: stored.map(({ safeTxHash }) => reportQuery(services, { chainId, address, safeTxHash })),
  })
  const reports = useStableList(queries.map(({ data }) => data))
  const errors = useStableList(queries.map(({ error }) => error))
  return useMemo(
    () =>
      stored.map(({ nonce: keptNonce, safeTxHash }, index) => ({
        safeTxHash,
        summary: undefined,
        keptNonce,
        report: reports[index],
        error: reports[index] ? null : (errors[index] ?? null),
      })),
    [errors, stored, reports],
  )
}

function toEntries(
  items: readonly QueuedItem[],
  reports: readonly (Report | undefined)[],
  error: Error | null,
): QueueEntry[] {
  const byHash = new Map(reports.map((report) => [report?.id.safeTxHash, report]))
  return items.map(({ safeTxHash, summary }) => {
    const report = byHash.get(safeTxHash)
    return { safeTxHash, summary, report, error: report ? null : error }
  })
}
