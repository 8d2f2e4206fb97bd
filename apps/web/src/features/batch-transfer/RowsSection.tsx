import { useMemo } from 'react'
import { describeOption } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './BatchTransfer.module.css'
import type { CheckedRow } from './checkRows.ts'
import { NamesBar } from './NamesBar.tsx'
import { RowList } from './RowList.tsx'
import { Section } from './Section.tsx'
import type { Payments } from './usePayments.ts'

export type RowsSectionProps = {
  payments: Payments
  safe: CurrentSafe
  onChange: (row: CheckedRow) => void
  onRemove: () => void
}

export function RowsSection({ payments, safe, onChange, onRemove }: RowsSectionProps) {
  const { rows, run, summary, progress, isChecking, isLocked, rewrite } = payments
  const remove = ({ number }: CheckedRow) => {
    rewrite(rows.filter((row) => row.number !== number).map(({ raw }) => raw))
    onRemove()
  }
  const isEditable = !isLocked && !isChecking
  const raws = useMemo(() => rows.map(({ raw }) => raw), [rows])
  return (
    <Section title={words.rows}>
      {progress ? (
        <progress aria-label={words.checking} className={styles.progress} max={progress.total} value={progress.done} />
      ) : null}
      {isLocked ? null : <NamesBar isChecking={isChecking} onReplace={rewrite} rows={raws} safe={safe} />}
      {run.text === '' ? (
        <Empty icon="queue" title={words.emptyTitle}>
          {words.emptyText}
        </Empty>
      ) : (
        <RowList
          onChange={isEditable ? onChange : undefined}
          onRemove={isEditable ? remove : undefined}
          rows={rows}
          summary={summary}
        />
      )}
      {isLocked || run.text === '' ? null : <RowsBar chain={safe.chain} payments={payments} />}
    </Section>
  )
}

function RowsBar({ chain, payments }: { chain: CurrentSafe['chain']; payments: Payments }) {
  const { run, rows, context, rewrite, setDefaultAsset } = payments
  return (
    <>
      <SelectField
        label={words.defaultAsset}
        onChange={setDefaultAsset}
        options={context.assets.map((held) => ({
          value: held.token,
          label: describeOption(chain, held, context.assets),
        }))}
        value={run.defaultAsset}
      />
      <div className={styles.bar}>
        <ConfirmButton
          label={words.removeAll}
          no={words.removeAllNo}
          onYes={() => rewrite([])}
          text={words.removeAllText}
          title={words.removeAllTitle}
          yes={words.removeAllYes(rows.length)}
        />
      </div>
    </>
  )
}
