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
  /** What stands in the fields. */
  value: RawRow
  onChange: (value: RawRow) => void
  /** The row that is being changed; undefined: a new one. */
  number: number | undefined
  onSave: (row: RawRow) => void
  onCancel: () => void
}

/** One row by hand: the same checks as for a file, beside each field. */
export function RowEditor({ safe, context, value, onChange, number, onSave, onCancel }: RowEditorProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { recipient, amount, asset } = readCells(value, context)
  const change = (next: Partial<RawRow>) => {
    // An error of the entire row is gone once the row is written again.
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
