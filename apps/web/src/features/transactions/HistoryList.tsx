import type { ChainConfig } from '@countersign/protocol/config'
import type { TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'
import type { ReactNode } from 'react'
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
  /** Of a rendered row. */
  renderWarnings?: (summary: TransactionSummary) => ReactNode
  renderNames?: (summary: TransactionSummary) => ReactNode
}

export function HistoryList({ items, chain, params, proofs, renderNames, renderWarnings }: HistoryListProps) {
  return (
    <LongList getKey={({ summary }) => summary.id} items={listRows(items, proofs)} name="history">
      {({ day, summary }) => (
        <>
          {day === undefined ? null : <h2 className={styles.day}>{day}</h2>}
          <HistoryRow
            chain={chain}
            names={renderNames?.(summary)}
            params={params}
            proof={proofs?.get(summary.id)}
            summary={summary}
            warnings={renderWarnings?.(summary)}
          />
        </>
      )}
    </LongList>
  )
}

export function RecentList({ items, chain, params, proofs, maxItems }: HistoryListProps & { maxItems: number }) {
  const transactions = items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  return (
    <ul>
      {transactions.slice(0, maxItems).map((summary) => (
        <li key={summary.id}>
          <HistoryRow chain={chain} params={params} proof={proofs?.get(summary.id)} summary={summary} time="day" />
        </li>
      ))}
    </ul>
  )
}

/** Once each, under the local calendar day: the service's day labels repeat across pages. */
function listRows(items: HistoryListProps['items'], proofs: HistoryListProps['proofs']) {
  const now = Date.now()
  const seen = new Set<string>()
  let last = ''
  return items.flatMap((item) => {
    if (item.type !== 'TRANSACTION' || seen.has(item.transaction.id)) return []
    const summary = item.transaction
    seen.add(summary.id)
    // The chain's time may be more accurate than the service's.
    const at = proofs?.get(summary.id)?.timestamp ?? summary.timestamp
    const date = new Date(at).toDateString()
    const day = date === last ? undefined : dayName(at, now)
    last = date
    return [{ day, summary }]
  })
}
