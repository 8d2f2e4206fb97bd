import type { TransactionDetails, TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'

export type QueueEntry = { nonce: number; transaction: TransactionSummary; details?: TransactionDetails }

export type ArrangeQueueParameters = {
  entries: readonly QueueEntry[]
  /** The entry after the page, to detect a conflict that continues there. */
  next: QueueEntry | undefined
  /** The entry before the page, so that labels and headers are not repeated. */
  previous: QueueEntry | undefined
  safeNonce: number
}

/** Inserts the labels "Next" and "Queued", and headers before conflicting transactions. */
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
  // "Queued" appears once, before the first transaction above the Safe's nonce.
  return before === undefined || before <= safeNonce ? [{ label: 'Queued', type: 'LABEL' }] : []
}
