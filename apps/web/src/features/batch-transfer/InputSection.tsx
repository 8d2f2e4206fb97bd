import { useState } from 'react'
import { z } from 'zod'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './BatchTransfer.module.css'
import { maxRows, type RawRow, readFileText, templateText, writeRows } from './parseTransferCsv.ts'
import { RowEditor } from './RowEditor.tsx'
import { Section } from './Section.tsx'
import type { Payments } from './usePayments.ts'

const t = createCatalogue('batchTransfer')

const RowSchema = z.object({ recipient: z.string(), amount: z.string(), token: z.string(), name: z.string() })

const EditorSchema = z.object({
  /** The row to add. */
  row: RowSchema,
  paste: z.string(),
  /** The row that is edited in its place. */
  editing: z.object({ number: z.int().positive(), row: RowSchema }).optional(),
})

const emptyRow = { recipient: '', amount: '', token: '', name: '' }
const emptyEditor = { row: emptyRow, paste: '' }

export type Editor = ReturnType<typeof useEditor>

export function useEditor(safe: CurrentSafe) {
  return useFormDraft({ safe, form: 'many', schema: EditorSchema, empty: emptyEditor })
}

type SectionProps = { safe: CurrentSafe; payments: Payments; editor: Editor }

export function ImportSection({ payments, editor: { value, save } }: Omit<SectionProps, 'safe'>) {
  return <ImportBar onType={(paste) => save({ ...value, paste })} payments={payments} typed={value.paste} />
}

export function AddRowSection({ safe, payments, editor: { value, save } }: SectionProps) {
  const [refusal, setRefusal] = useState<string>()
  const { run, add, context } = payments
  const addRow = (row: RawRow) => {
    const named = row.token === '' ? { ...row, token: run.defaultAsset } : row
    const reason = add({ text: writeRows([named]), count: 1 })
    setRefusal(reason)
    if (reason === undefined) save({ ...value, row: { ...emptyRow, token: named.token } })
  }
  return (
    <Section title={t('byHand')}>
      <RowEditor
        context={context}
        onChange={(row) => save({ ...value, row: { ...emptyRow, ...row } })}
        onSave={addRow}
        safe={safe}
        value={value.row}
      />
      {refusal ? (
        <Notice isAlert title={t('notAdded')} tone="stop">
          {refusal}
        </Notice>
      ) : null}
    </Section>
  )
}

type ImportBarProps = { payments: Payments; typed: string; onType: (text: string) => void }

/** Longer text is not persisted, since storage is written on each keystroke. */
const maxStoredLength = 20_000

type Outcome = { count?: number; reason?: string | undefined }

/** Appends rows from a file or paste; an invalid input is rejected entirely. */
function ImportBar({ payments: { add, read }, typed, onType }: ImportBarProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isReading, setIsReading] = useState(false)
  const [pasted, setPasted] = useState(typed)
  const type = (text: string) => {
    setPasted(text)
    if (text.length <= maxStoredLength) onType(text)
  }
  const take = async (text: Promise<string | undefined>): Promise<boolean> => {
    setIsReading(true)
    setOutcome(undefined)
    const answer = await read(await text)
    setIsReading(false)
    const reason = answer.kind === 'refused' ? answer.reason : add(answer)
    setOutcome(answer.kind === 'refused' || reason !== undefined ? { reason } : { count: answer.count })
    return reason === undefined
  }
  const addPasted = async () => {
    if (await take(Promise.resolve(pasted))) type('')
  }
  return (
    <Stack isLive>
      <ButtonRow>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv"
          label={t('file')}
          onFiles={([file]) => void take(readFileText(file))}
        />
        <Button
          look="quiet"
          onClick={() => saveBlob({ blob: new Blob([templateText], { type: 'text/csv' }), name: 'payments.csv' })}
        >
          {t('template')}
        </Button>
      </ButtonRow>
      <p className={styles.hint}>{t('fileHint', { most: maxRows })}</p>
      <Disclosure title={t('paste')}>
        <Stack>
          <TextField
            hint={t('pasteHint')}
            label={t('pasteLabel')}
            className={styles.paste}
            onChange={type}
            rows={4}
            spellCheck={false}
            value={pasted}
          />
          <ButtonRow>
            <Button isBusy={isReading} onClick={() => void addPasted()}>
              {t('pasteAdd')}
            </Button>
          </ButtonRow>
        </Stack>
      </Disclosure>
      {isReading ? <progress aria-label={t('reading')} className={styles.progress} /> : null}
      {outcome?.count === undefined ? null : <p className={styles.hint}>{t('added', { count: outcome.count })}</p>}
      {outcome?.reason === undefined ? null : (
        <Notice title={t('notAdded')} tone="stop">
          {outcome.reason}
        </Notice>
      )}
    </Stack>
  )
}
