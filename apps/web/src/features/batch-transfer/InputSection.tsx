import { useState } from 'react'
import { z } from 'zod'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ImportBar } from './ImportBar.tsx'
import { RowEditor } from './RowEditor.tsx'
import { type RawRow, writeRows } from './readRows.ts'
import { Section } from './Section.tsx'
import type { Payments } from './usePayments.ts'

export type InputSectionProps = {
  safe: CurrentSafe
  payments: Payments
  changing: number | undefined
  onChanged: () => void
}

const EditorSchema = z.object({
  row: z.object({ recipient: z.string(), amount: z.string(), token: z.string(), name: z.string() }),
  paste: z.string(),
})

const emptyRow = { recipient: '', amount: '', token: '', name: '' }
const emptyEditor = { row: emptyRow, paste: '' }

/** The editor's fields, persisted as a draft. */
export function useEditor(safe: CurrentSafe) {
  return useFormDraft({ safe, form: 'many', schema: EditorSchema, empty: emptyEditor })
}

export const editorId = 'row-by-hand'

export function InputSection({ safe, payments, changing, onChanged }: InputSectionProps) {
  const { value, save } = useEditor(safe)
  const [refusal, setRefusal] = useState<string>()
  const { rows, run, read, add, rewrite, context } = payments
  const saveRow = (row: RawRow) => {
    const named = row.token === '' ? { ...row, token: run.defaultAsset } : row
    if (changing === undefined) setRefusal(add({ text: writeRows([named]), count: 1 }))
    else rewrite(rows.map(({ raw, number }) => (number === changing ? named : raw)))
    onChanged()
    save({ ...value, row: { ...emptyRow, token: named.token } })
  }
  return (
    <>
      <ImportBar onAdd={add} onType={(paste) => save({ ...value, paste })} read={read} typed={value.paste} />
      <Section id={editorId} title={words.byHand}>
        <RowEditor
          context={context}
          number={changing}
          onCancel={() => {
            onChanged()
            save({ ...value, row: emptyRow })
          }}
          onChange={(row) => save({ ...value, row })}
          onSave={saveRow}
          safe={safe}
          value={value.row}
        />
        {refusal ? (
          <Notice isAlert title={words.notAdded} tone="stop">
            {refusal}
          </Notice>
        ) : null}
      </Section>
    </>
  )
}
