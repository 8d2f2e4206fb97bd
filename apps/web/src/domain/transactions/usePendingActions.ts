import type { SafeTransaction } from '@countersign/protocol/hash'
import { listNestedActions } from '@countersign/protocol/verify'
import { useQueries } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import type { NestedOwnerSafe } from '../safe/useNestedOwnerSafes.ts'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import { listUnlisted } from '../signature-store/confirmations.ts'
import { listQueued, listQueueReportsQueries, queueQuery } from './queueQuery.ts'
import { isExpired, isOpen, needsSignatureOf, type Report, type ReportId } from './Report.ts'
import { reportQuery } from './reportQuery.ts'

export type Need = { safe: NestedOwnerSafe; report: Report; action: 'sign' | 'execute'; as?: Address }

const refetchInterval = 30_000

export type PendingActions = { needs: Need[]; isLoading: boolean; hasFailed: boolean }

/** What needs the connected account in these Safes, by verified signatures and the chain's nonces only. */
export function usePendingActions(safes: readonly NestedOwnerSafe[]): PendingActions {
  const services = useServices()
  const { address: me } = useSigner()
  const owned = safes.filter(({ as, role }) => role === 'owner' || as.length > 0)
  const queues = useQueries({
    queries: owned.map(({ chain, address }) => ({
      ...queueQuery(services, { chainId: chain.id, address }),
      // Only the Safe on screen has an event stream.
      refetchInterval,
    })),
  })
  const parts = queues.flatMap(({ data }, index) => {
    const safe = owned[index]
    if (!safe || !data) return []
    const items = listQueued(data.results, safe.address)
    const id = { chainId: safe.chain.id, address: safe.address }
    return listQueueReportsQueries(services, id, { items, answer: data }).map((query) => ({ query, safe }))
  })
  const reports = useQueries({ queries: parts.map(({ query }) => query) })
  const listedReports = parts.flatMap(({ safe }, index) =>
    (reports[index]?.data ?? []).flatMap((report) => (report ? [{ safe, report }] : [])),
  )
  const records = useStore(services.confirmations)
  // Locally stored ones, once the service answered: else they would be listed twice.
  const stored = owned.flatMap((safe, index) => {
    const { data, isError = false, isPending = true } = queues[index] ?? {}
    if (isPending) return []
    const id = { chainId: safe.chain.id, address: safe.address }
    const listed = listQueued(data?.results ?? [], safe.address).map(({ safeTxHash }) => safeTxHash)
    const items = listUnlisted(records, { isServiceDown: isError, listed, nonce: safe.state?.nonce, safe: id })
    return items.map(({ safeTxHash }) => ({ safe, query: reportQuery(services, { ...id, safeTxHash }) }))
  })
  const storedReports = useQueries({ queries: stored.map(({ query }) => query) })
  const known = [
    ...listedReports,
    ...stored.flatMap(({ safe }, index) => {
      const report = storedReports[index]?.data
      return report ? [{ safe, report }] : []
    }),
  ]
  const needs = known.flatMap(({ safe, report }): Need[] => {
    const action = findAction(report, me)
    if (action) return [{ safe, report, action }]
    const as = findNestedOwner(safe, report, known)
    return as ? [{ safe, report, action: 'sign', as }] : []
  })
  return {
    needs,
    isLoading:
      safes.some(({ role, error }) => role === 'unknown' && error === null) ||
      queues.some(({ isPending }) => isPending) ||
      reports.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    hasFailed:
      queues.some(({ isError }) => isError) || safes.some(({ role, error }) => role === 'unknown' && error !== null),
  }
}

/** Executing needs the Safe's current nonce; signing can be done ahead. */
export function findAction(report: Report, me: Address | undefined): Need['action'] | undefined {
  if (isExpired(report)) return undefined
  if (report.progress === 'ready' && report.transaction?.value.nonce === report.state?.nonce) return 'execute'
  return needsSignatureOf(report, me) ? 'sign' : undefined
}

type KnownReport = { safe: NestedOwnerSafe; report: Report }

/** A nested owner that has neither signed nor proposed its approval. */
function findNestedOwner({ as }: NestedOwnerSafe, report: Report, known: readonly KnownReport[]): Address | undefined {
  return as.find((owner) => needsSignatureOf(report, owner) && !hasBegun(owner, report, known))
}

/** Whether its approval is queued already: then its owners must sign that. */
function hasBegun(owner: Address, { id }: Report, known: readonly KnownReport[]): boolean {
  return known.some(
    ({ safe, report: { transaction, ...other } }) =>
      safe.address === owner &&
      safe.chain.id === id.chainId &&
      transaction !== undefined &&
      isOpen(other) &&
      isApprovalOf({ owner, transaction: transaction.value }, id),
  )
}

export type OwnersTransaction = { owner: Address; transaction: SafeTransaction }

export function isApprovalOf({ owner, transaction }: OwnersTransaction, { address, safeTxHash }: ReportId): boolean {
  // Cheap test before decoding, for long queues.
  if (!transaction.data.toLowerCase().includes(safeTxHash.slice(2).toLowerCase())) return false
  return listNestedActions({ safe: owner, transaction }).some(
    (action) =>
      action.kind === 'approve' &&
      isAddressEqual(action.by, owner) &&
      isAddressEqual(action.innerSafe, address) &&
      action.innerHash.toLowerCase() === safeTxHash.toLowerCase(),
  )
}
