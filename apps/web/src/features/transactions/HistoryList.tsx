import type { ChainConfig, TransactionListItem } from '@countersign/protocol'
import { dayName } from '../../lib/formatTime.ts'
import { groupByDay } from './groupByDay.ts'
import { HistoryRow } from './HistoryRow.tsx'
import styles from './TransactionList.module.css'

export type HistoryListProps = {
  items: readonly TransactionListItem[]
  chain: ChainConfig
  params: { chain: string; safe: string }
}

export function HistoryList({ items, chain, params }: HistoryListProps) {
  const now = Date.now()
  return groupByDay(items).map(({ day, transactions }) => (
    <section aria-label={dayName(day, now)} key={day}>
      <h2 className={styles.day}>{dayName(day, now)}</h2>
      <ul>
        {transactions.map((summary) => (
          <HistoryRow chain={chain} key={summary.id} params={params} summary={summary} />
        ))}
      </ul>
    </section>
  ))
}

export type RecentListProps = HistoryListProps & { atMost: number }

/** The newest few, without days. */
export function RecentList({ items, chain, params, atMost }: RecentListProps) {
  const transactions = items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  return (
    <ul>
      {transactions.slice(0, atMost).map((summary) => (
        <HistoryRow chain={chain} key={summary.id} params={params} summary={summary} time="day" />
      ))}
    </ul>
  )
}
