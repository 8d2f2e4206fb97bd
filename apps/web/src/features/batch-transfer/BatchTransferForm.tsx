import type { SafeState } from '@countersign/protocol/chain'
import { useState } from 'react'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { common } from '../../lib/messages/common.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { CompareBar } from './CompareBar.tsx'
import type { CheckedRow } from './checkRows.ts'
import { editorId, InputSection, useEditor } from './InputSection.tsx'
import { RowsSection } from './RowsSection.tsx'
import { Section } from './Section.tsx'
import { TotalsTable } from './TotalsTable.tsx'
import { TransactionsSection } from './TransactionsSection.tsx'
import { usePayments } from './usePayments.ts'

export type BatchTransferFormProps = {
  safe: CurrentSafe
  state: SafeState
  nextNonce: NextNonce
  holdings: readonly Holding[]
  storage: LargeStorage
}

/** A batch transfer: rows, their checks, and the resulting transactions. */
export function BatchTransferForm({ safe, state, nextNonce, holdings, storage }: BatchTransferFormProps) {
  const payments = usePayments(safe, holdings, storage)
  const editor = useEditor(safe)
  const [changing, setChanging] = useState<number>()
  const startChange = ({ raw, number }: CheckedRow) => {
    const { fault: _, ...row } = raw
    editor.save({ ...editor.value, row })
    setChanging(number)
    document.getElementById(editorId)?.querySelector('input')?.focus()
  }
  const stopChange = () => setChanging(undefined)
  const { rows, summary, earlier, comparison, setComparison, read } = payments
  return (
    <Stack>
      {payments.isFinished ? (
        <Notice title={words.finishedTitle} tone="ok">
          {words.finishedText}
        </Notice>
      ) : null}
      {payments.isLocked ? (
        <LockedNotice onLeave={payments.startOver} />
      ) : (
        <InputSection changing={changing} onChanged={stopChange} payments={payments} safe={safe} />
      )}
      <RowsSection onChange={startChange} onRemove={stopChange} payments={payments} safe={safe} />
      {rows.length === 0 ? null : (
        <>
          <Section title={words.totals}>
            <TotalsTable totals={summary.totals} />
            <CompareBar
              comparison={summary.comparison}
              earlier={earlier}
              onChange={setComparison}
              read={read}
              value={comparison}
            />
          </Section>
          <TransactionsSection nextNonce={nextNonce} payments={payments} safe={safe} state={state} />
        </>
      )}
    </Stack>
  )
}

function LockedNotice({ onLeave }: { onLeave: () => void }) {
  return (
    <Notice
      actions={
        <ConfirmButton
          label={words.startOver}
          no={common.cancel}
          onYes={onLeave}
          text={words.startOverText}
          title={words.startOverTitle}
          yes={words.startOverYes}
        />
      }
      title={words.lockedTitle}
      tone="info"
    >
      {words.lockedText}
    </Notice>
  )
}
