import type { TransactionListItem, TransactionSummary } from '@countersign/protocol'

export type DayGroup = { /** Time of its newest entry. */ day: number; transactions: TransactionSummary[] }

/** Groups by the reader's own calendar day; the service's labels repeat across pages and are not needed. */
export function groupByDay(items: readonly TransactionListItem[]): DayGroup[] {
  const groups: DayGroup[] = []
  const seen = new Set<string>()
  let last = ''
  for (const item of items) {
    if (item.type !== 'TRANSACTION' || seen.has(item.transaction.id)) continue
    seen.add(item.transaction.id)
    const day = new Date(item.transaction.timestamp).toDateString()
    if (day !== last) groups.push({ day: item.transaction.timestamp, transactions: [] })
    last = day
    groups.at(-1)?.transactions.push(item.transaction)
  }
  return groups
}
