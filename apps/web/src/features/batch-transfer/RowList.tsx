import { useMemo, useState } from 'react'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { locale } from '../../lib/messages/translate.ts'
import { LongList } from '../../ui/LongList.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './BatchTransfer.module.css'
import type { CheckedRow, RowsSummary } from './checkRows.ts'
import { PaymentRow, type PaymentRowProps } from './PaymentRow.tsx'

export type RowListProps = Pick<PaymentRowProps, 'onChange' | 'onRemove'> & {
  rows: readonly CheckedRow[]
  summary: RowsSummary
}

const filters = {
  all: () => true,
  stop: ({ issues }: CheckedRow) => issues.some(({ tone }) => tone === 'stop'),
  caution: ({ issues }: CheckedRow) => issues.some(({ tone }) => tone === 'caution'),
  changed: ({ change }: CheckedRow) => change !== undefined && change.kind !== 'same',
}

type Filter = keyof typeof filters

export function RowList({ rows, summary, onChange, onRemove }: RowListProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const { comparison } = summary
  const counts: Partial<Record<Filter, number>> = {
    all: rows.length,
    stop: summary.stops,
    caution: summary.cautions,
    ...(comparison ? { changed: comparison.added + comparison.changed } : {}),
  }
  const chosen = counts[filter] === undefined ? 'all' : filter
  const shown = useMemo(() => rows.filter(filters[chosen]), [rows, chosen])
  const offered = (Object.keys(filters) as Filter[]).filter((name) => counts[name] !== undefined)
  return (
    <>
      <SelectField
        label={words.show}
        onChange={setFilter}
        options={offered.map((name) => ({
          value: name,
          label: words.filters[name]((counts[name] ?? 0).toLocaleString(locale())),
        }))}
        value={chosen}
      />
      <div className={styles.list}>
        {shown.length === 0 ? (
          <p className={styles.hint}>{words.filterEmpty}</p>
        ) : (
          <LongList getKey={({ number }) => `${number}`} items={shown} name="payments">
            {(row) => <PaymentRow onChange={onChange} onRemove={onRemove} row={row} />}
          </LongList>
        )}
      </div>
    </>
  )
}
