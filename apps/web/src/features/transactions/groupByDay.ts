import type { TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'

export type DayGroup = { /** Time of its newest entry. */ day: number; transactions: TransactionSummary[] }

/** Groups by the reader's own calendar day; the service's labels repeat across pages and are not needed. */
export function groupByDay(
  items: readonly TransactionListItem[],
  /** When it happened; the chain may know better than the service. */
  timeOf: (summary: TransactionSummary) => number = ({ timestamp }) => timestamp,
): DayGroup[] {
  const groups: DayGroup[] = []
  const seen = new Set<string>()
  let last = ''
  for (const item of items) {
    if (item.type !== 'TRANSACTION' || seen.has(item.transaction.id)) continue
    seen.add(item.transaction.id)
    const at = timeOf(item.transaction)
    const day = new Date(at).toDateString()
    if (day !== last) groups.push({ day: at, transactions: [] })
    last = day
    groups.at(-1)?.transactions.push(item.transaction)
  }
  return groups
}
