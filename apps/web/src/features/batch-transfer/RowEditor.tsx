import { useState } from 'react'
import { describeOption } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './BatchTransfer.module.css'
import { type ReadRowContext, readCells } from './readRow.ts'
import type { RawRow } from './readRows.ts'

export type RowEditorProps = {
  safe: CurrentSafe
  context: ReadRowContext
  value: RawRow
  onChange: (value: RawRow) => void
  number: number | undefined
  onSave: (row: RawRow) => void
  onCancel: () => void
}

/** Edits one row, with the same checks as a file. */
export function RowEditor({ safe, context, value, onChange, number, onSave, onCancel }: RowEditorProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { recipient, amount, asset } = readCells(value, context)
  const change = (next: Partial<RawRow>) => {
    // Editing replaces the cells that caused a row-level error.
    const { fault: _, ...cells } = value
    onChange({ ...cells, ...next })
    setIsAsked(false)
  }
  const submit = () => {
    const isGood = [recipient, amount, asset].every(({ error }) => error === undefined)
    setIsAsked(!isGood)
    if (isGood) onSave(value)
  }
  const errorOf = ({ error }: { error?: string }) => (isAsked ? error : undefined)
  return (
    <Form className={styles.editor} onSubmit={submit}>
      <AddressField
        error={errorOf(recipient)}
        hint={words.recipientHint}
        label={words.recipient}
        onChange={(text) => change({ recipient: text })}
        safe={safe}
        value={value.recipient}
      />
      <div className={styles.pair}>
        <TextField
          error={errorOf(amount)}
          label={words.amount}
          inputMode="decimal"
          onChange={(amount) => change({ amount })}
          placeholder="0"
          value={value.amount}
        />
        <SelectField
          error={errorOf(asset)}
          label={words.asset}
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
        hint={words.nameHint}
        label={words.name}
        maxLength={64}
        onChange={(name) => change({ name })}
        value={value.name}
      />
      <div className={styles.bar}>
        <Button type="submit">{number === undefined ? words.add : words.save(number)}</Button>
        {number === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            {words.cancelChange}
          </Button>
        )}
      </div>
    </Form>
  )
}
