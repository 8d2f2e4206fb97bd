import type { ChainConfig } from '@countersign/protocol/config'
import type { TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'
import type { EntryProof } from '../../domain/transfers/EntryProof.ts'
import { dayName } from '../../lib/formatTime.ts'
import { LongList } from '../../ui/LongList.tsx'
import styles from './HistoryList.module.css'
import { HistoryRow } from './HistoryRow.tsx'

export type HistoryListProps = {
  items: readonly TransactionListItem[]
  chain: ChainConfig
  params: { chain: string; safe: string }
  proofs?: ReadonlyMap<string, EntryProof> | undefined
  warnings?: ReadonlyMap<string, readonly string[]> | undefined
}

export function HistoryList({ items, chain, params, proofs, warnings }: HistoryListProps) {
  const now = Date.now()
  const rows = groupByDay(items, (summary) => proofs?.get(summary.id)?.timestamp ?? summary.timestamp).flatMap(
    ({ day, transactions }) =>
      transactions.map((summary, index) => ({ day: index === 0 ? dayName(day, now) : undefined, summary })),
  )
  return (
    <LongList getKey={({ summary }) => summary.id} items={rows} name="history">
      {({ day, summary }) => (
        <>
          {day === undefined ? null : <h2 className={styles.day}>{day}</h2>}
          <HistoryRow
            chain={chain}
            params={params}
            proof={proofs?.get(summary.id)}
            summary={summary}
            warnings={warnings?.get(summary.id) ?? []}
          />
        </>
      )}
    </LongList>
  )
}

export function RecentList({ items, chain, params, proofs, atMost }: HistoryListProps & { atMost: number }) {
  const transactions = items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  return (
    <ul>
      {transactions.slice(0, atMost).map((summary) => (
        <li key={summary.id}>
          <HistoryRow chain={chain} params={params} proof={proofs?.get(summary.id)} summary={summary} time="day" />
        </li>
      ))}
    </ul>
  )
}

type DayGroup = { /** Time of the newest entry. */ day: number; transactions: TransactionSummary[] }

/** Groups by the local calendar day; the service's day labels repeat across pages. */
function groupByDay(
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
