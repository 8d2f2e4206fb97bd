import { useState } from 'react'
import { z } from 'zod'
import { describeOption } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './BatchTransfer.module.css'
import { type ReadRowContext, readCells } from './readRow.ts'
import { maxRows, type RawRow, readFileText, templateText, writeRows } from './readRows.ts'
import { Section } from './Section.tsx'
import type { Payments } from './usePayments.ts'

const t = createCatalogue('batchTransfer')

type InputSectionProps = { safe: CurrentSafe; payments: Payments; changing: number | undefined; onChanged: () => void }

const EditorSchema = z.object({
  row: z.object({ recipient: z.string(), amount: z.string(), token: z.string(), name: z.string() }),
  paste: z.string(),
})

const emptyRow = { recipient: '', amount: '', token: '', name: '' }
const emptyEditor = { row: emptyRow, paste: '' }

export function useEditor(safe: CurrentSafe) {
  return useFormDraft({ safe, form: 'many', schema: EditorSchema, empty: emptyEditor })
}

export const editorId = 'row-by-hand'

export function InputSection({ safe, payments, changing, onChanged }: InputSectionProps) {
  const { value, save } = useEditor(safe)
  const [refusal, setRefusal] = useState<string>()
  const { rows, run, add, rewrite, context } = payments
  const saveRow = (row: RawRow) => {
    const named = row.token === '' ? { ...row, token: run.defaultAsset } : row
    if (changing === undefined) setRefusal(add({ text: writeRows([named]), count: 1 }))
    else rewrite(rows.map(({ raw, number }) => (number === changing ? named : raw)))
    onChanged()
    save({ ...value, row: { ...emptyRow, token: named.token } })
  }
  return (
    <>
      <ImportBar onType={(paste) => save({ ...value, paste })} payments={payments} typed={value.paste} />
      <Section id={editorId} title={t('byHand')}>
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
          <Notice isAlert title={t('notAdded')} tone="stop">
            {refusal}
          </Notice>
        ) : null}
      </Section>
    </>
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
      <div className={styles.bar}>
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
      </div>
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
          <div className={styles.bar}>
            <Button isBusy={isReading} onClick={() => void addPasted()}>
              {t('pasteAdd')}
            </Button>
          </div>
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

type RowEditorProps = {
  safe: CurrentSafe
  context: ReadRowContext
  value: RawRow
  onChange: (value: RawRow) => void
  number: number | undefined
  onSave: (row: RawRow) => void
  onCancel: () => void
}

/** Edits one row, with the same checks as a file. */
function RowEditor({ safe, context, value, onChange, number, onSave, onCancel }: RowEditorProps) {
  const [isRequested, setIsRequested] = useState(false)
  const { recipient, amount, asset } = readCells(value, context)
  const change = (next: Partial<RawRow>) => {
    // Editing replaces the cells that caused a row-level error.
    const { fault: _, ...cells } = value
    onChange({ ...cells, ...next })
    setIsRequested(false)
  }
  const submit = () => {
    const isGood = [recipient, amount, asset].every(({ error }) => error === undefined)
    setIsRequested(!isGood)
    if (isGood) onSave(value)
  }
  const errorOf = ({ error }: { error?: string }) => (isRequested ? error : undefined)
  return (
    <Form className={styles.editor} onSubmit={submit}>
      <AddressField
        error={errorOf(recipient)}
        hint={t('recipientHint')}
        label={t('recipient')}
        onChange={(text) => change({ recipient: text })}
        safe={safe}
        value={value.recipient}
      />
      <div className={styles.pair}>
        <TextField
          error={errorOf(amount)}
          label={t('amount')}
          inputMode="decimal"
          onChange={(amount) => change({ amount })}
          placeholder="0"
          value={value.amount}
        />
        <SelectField
          error={errorOf(asset)}
          label={t('asset')}
          onChange={(token) => change({ token })}
          options={[
            ...(asset.value ? [] : [{ value: '', label: value.token }]),
            ...context.assets.map((held) => ({
              value: held.token,
              label: describeOption(safe.chain, held, context.assets),
            })),
          ]}
          value={asset.value?.token ?? ''}
        />
      </div>
      <TextField
        hint={t('nameHint')}
        label={t('name')}
        maxLength={64}
        onChange={(name) => change({ name })}
        value={value.name}
      />
      <div className={styles.bar}>
        <Button type="submit">{number === undefined ? t('add') : t('save', { number })}</Button>
        {number === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            {t('cancelEdit')}
          </Button>
        )}
      </div>
    </Form>
  )
}
