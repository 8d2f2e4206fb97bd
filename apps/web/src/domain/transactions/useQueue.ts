import type { TransactionSummary } from '@countersign/protocol/wire'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { useStableList } from '../../lib/useStableList.ts'
import { useStore } from '../../lib/useStore.ts'
import { type SafeId, safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { listUnlisted, type OpenTransaction } from '../signature-store/confirmations.ts'
import { listQueued, listQueueReportsQueries, type QueueAnswer, type QueuedItem, queueQuery } from './queueQuery.ts'
import type { Report, ReportId } from './Report.ts'
import { reportQuery } from './reportQuery.ts'

export type QueueEntry = {
  safeTxHash: Hex
  summary: TransactionSummary | undefined
  /** The stored nonce, until verified, of what only this browser has. */
  storedNonce?: bigint
  /** Undefined while being verified. */
  report: Report | undefined
  error: Error | null
}

export type Queue = {
  answer: UseQueryResult<QueueAnswer>
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
  const parts = useQueries({ queries: listQueueReportsQueries(services, safe, { items, answer: answer.data }) })
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
const timeout = 2_000

function useBriefly(isTrue: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setOver(true), timeout)
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
      stored.map(({ nonce: storedNonce, safeTxHash }, index) => ({
        safeTxHash,
        summary: undefined,
        storedNonce,
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

export type Conflict = {
  safeTxHash: `0x${string}`
  summary: TransactionSummary | undefined
  report: Report | undefined
}

/** Bounds the list; the queue has them all. */
const maxItems = 10

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
    .slice(0, nonce === undefined ? 0 : maxItems)
  const reports = useQueries({ queries: items.map(({ safeTxHash }) => reportQuery(services, { ...id, safeTxHash })) })
  return items.map(({ safeTxHash, summary }, index) => ({ safeTxHash, summary, report: reports[index]?.data }))
}

function nonceOf({ executionInfo }: TransactionSummary): bigint | undefined {
  return executionInfo?.type === 'MULTISIG' ? BigInt(executionInfo.nonce) : undefined
}

export function useStoredTransactions(
  { chainId, address }: SafeId,
  listed: readonly { safeTxHash: Hex }[],
  nonce: bigint | undefined,
  isServiceDown = false,
): OpenTransaction[] {
  const records = useStore(useServices().confirmations)
  return useMemo(() => {
    const hashes = listed.map(({ safeTxHash }) => safeTxHash)
    return listUnlisted(records, { isServiceDown, listed: hashes, nonce, safe: { chainId, address } })
  }, [address, chainId, isServiceDown, listed, nonce, records])
}

export type FindGapParameters = { safeNonce: bigint; nonce: bigint; used: readonly bigint[] }

/** The first unused nonce before this one: it blocks execution. */
export function findGap({ safeNonce, nonce, used }: FindGapParameters): bigint | undefined {
  const taken = new Set(used)
  // At most one step per known transaction.
  let candidate = safeNonce
  while (candidate < nonce && taken.has(candidate)) candidate += 1n
  return candidate < nonce ? candidate : undefined
}
