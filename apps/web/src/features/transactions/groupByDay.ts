import type { TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'

export type DayGroup = { /** Time of the newest entry. */ day: number; transactions: TransactionSummary[] }

/** Groups by the local calendar day; the service's day labels repeat across pages. */
export function groupByDay(
  items: readonly TransactionListItem[],
  /** The chain's time may be more accurate than the service's. */
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
