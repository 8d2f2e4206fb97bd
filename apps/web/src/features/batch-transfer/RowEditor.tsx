import { useEffect, useRef, useState } from 'react'
import { describeOption } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AmountField } from '../../domain/transaction-builder/AmountField.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ButtonRow } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './BatchTransfer.module.css'
import type { RawRow } from './parseTransferCsv.ts'
import { type ReadRowContext, readCells } from './readRow.ts'

const t = createCatalogue('batchTransfer')

type RowEditorProps = {
  safe: CurrentSafe
  context: ReadRowContext
  value: RawRow
  onChange: (value: RawRow) => void
  onSave: (row: RawRow) => void
  /** The row that is edited in its place; without it a new one is added. */
  number?: number
  onCancel?: () => void
}

/** The cells of one row, with the same checks as a file. */
export function RowEditor({ safe, context, value, onChange, onSave, number, onCancel }: RowEditorProps) {
  const isEditing = number !== undefined
  // What is wrong with an edited row is shown at once, beside the cell.
  const [isRequested, setIsRequested] = useState(isEditing)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isEditing) return
    const fields = form.current
    const first = fields?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? fields?.querySelector('input')
    first?.focus()
  }, [isEditing])
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
    <Form className={styles.editor} onSubmit={submit} ref={form}>
      <AddressField
        error={errorOf(recipient)}
        isPayment
        label={t('recipient')}
        onChange={(text) => change({ recipient: text })}
        safe={safe}
        value={value.recipient}
      />
      <div className={styles.pair}>
        <AmountField
          error={errorOf(amount)}
          holding={asset.value}
          label={t('amount')}
          onChange={(text) => change({ amount: text })}
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
      <ButtonRow>
        <Button look={isEditing ? 'primary' : 'outline'} type="submit">
          {isEditing ? t('save', { number }) : t('add')}
        </Button>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            {t('cancelEdit')}
          </Button>
        ) : null}
      </ButtonRow>
    </Form>
  )
}
