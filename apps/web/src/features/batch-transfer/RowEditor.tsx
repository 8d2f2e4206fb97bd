import { type FormEvent, useRef, useState } from 'react'
import { describeOption } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
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
  const element = useRef<HTMLFormElement>(null)
  const { recipient, amount, asset } = readCells(value, context)
  const change = (next: Partial<RawRow>) => {
    // What was wrong with a whole row is mended by writing it anew.
    const { fault: _, ...cells } = value
    onChange({ ...cells, ...next })
    setIsAsked(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isGood = [recipient, amount, asset].every(({ error }) => error === undefined)
    setIsAsked(!isGood)
    if (isGood) onSave(value)
    else requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const errorOf = ({ error }: { error?: string }) => (isAsked ? error : undefined)
  return (
    <form className={styles.editor} noValidate onSubmit={submit} ref={element}>
      <AddressField
        error={errorOf(recipient)}
        hint={words.recipientHint}
        label={words.recipient}
        onChange={(text) => change({ recipient: text })}
        safe={safe}
        value={value.recipient}
      />
      <div className={styles.pair}>
        <Field error={errorOf(amount)} label={words.amount}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              inputMode="decimal"
              onChange={({ target }) => change({ amount: target.value })}
              placeholder="0"
              value={value.amount}
            />
          )}
        </Field>
        <Field error={errorOf(asset)} label={words.asset}>
          {(control) => (
            <select
              {...control}
              onChange={({ target }) => change({ token: target.value })}
              value={asset.value?.token ?? ''}
            >
              {asset.value ? null : <option value="">{value.token}</option>}
              {context.assets.map((held) => (
                <option key={held.token} value={held.token}>
                  {describeOption(safe.chain, held, context.assets)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field hint={words.nameHint} label={words.name}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={64}
            onChange={({ target }) => change({ name: target.value })}
            value={value.name}
          />
        )}
      </Field>
      <div className={styles.bar}>
        <Button type="submit">{number === undefined ? words.add : words.save(number)}</Button>
        {number === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            {words.cancelChange}
          </Button>
        )}
      </div>
    </form>
  )
}
