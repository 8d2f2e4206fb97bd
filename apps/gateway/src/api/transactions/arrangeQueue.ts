import type { TransactionDetails, TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'

export type QueueEntry = { nonce: number; transaction: TransactionSummary; details?: TransactionDetails }

export type ArrangeQueueParameters = {
  entries: readonly QueueEntry[]
  /** The entry after this page, so that a conflict cut by the page's end is known to go on. */
  next: QueueEntry | undefined
  /** The entry before this page, so that labels and headers are not repeated. */
  previous: QueueEntry | undefined
  safeNonce: number
}

/** Puts labels before the next and the later transactions, and headers before those that compete for one nonce. */
export function arrangeQueue({ entries, next, previous, safeNonce }: ArrangeQueueParameters): TransactionListItem[] {
  return entries.flatMap((entry, index): TransactionListItem[] => {
    const before = entries[index - 1] ?? previous
    const after = entries[index + 1] ?? next
    const isFirstOfGroup = before?.nonce !== entry.nonce
    const hasNext = after?.nonce === entry.nonce
    const isConflict = !isFirstOfGroup || hasNext
    return [
      ...toLabel(entry.nonce, before?.nonce, safeNonce),
      ...(isFirstOfGroup && hasNext ? [{ nonce: entry.nonce, type: 'CONFLICT_HEADER' as const }] : []),
      {
        conflictType: isConflict ? (hasNext ? 'HasNext' : 'End') : 'None',
        transaction: entry.transaction,
        type: 'TRANSACTION',
        ...(entry.details ? { details: entry.details } : {}),
      },
    ]
  })
}

function toLabel(nonce: number, before: number | undefined, safeNonce: number): TransactionListItem[] {
  const isNext = nonce === safeNonce
  if (before === nonce) return []
  if (isNext) return [{ label: 'Next', type: 'LABEL' }]
  // "Queued" stands once, before the first that has to wait.
  return before === undefined || before <= safeNonce ? [{ label: 'Queued', type: 'LABEL' }] : []
}
