import type { ChainConfig } from '@countersign/protocol/config'
import type { TransactionListItem } from '@countersign/protocol/wire'
import type { EntryProof } from '../../domain/transfers/EntryProof.ts'
import { dayName } from '../../lib/formatTime.ts'
import { LongList } from '../../ui/LongList.tsx'
import { groupByDay } from './groupByDay.ts'
import styles from './HistoryList.module.css'
import { HistoryRow } from './HistoryRow.tsx'

export type HistoryListProps = {
  items: readonly TransactionListItem[]
  chain: ChainConfig
  params: { chain: string; safe: string }
  /** By row id. */
  proofs?: ReadonlyMap<string, EntryProof> | undefined
  warnings?: ReadonlyMap<string, readonly string[]> | undefined
}

/** Entries grouped by day. */
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

export type RecentListProps = HistoryListProps & { atMost: number }

/** The newest entries, ungrouped. */
export function RecentList({ items, chain, params, proofs, atMost }: RecentListProps) {
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
