import type { LinkedItem } from '@countersign/protocol/offline'
import { useState } from 'react'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Field } from '../../ui/Field.tsx'
import {
  emptyItemForm,
  type ItemField,
  type ItemFormErrors,
  type ItemKind,
  placeFields,
  readItemForm,
  toItemForm,
  transactionFields,
} from './readItemForm.ts'
import styles from './Verify.module.css'

export type ItemFormProps = {
  /** What is shown now, to be changed. */
  item: LinkedItem | undefined
  onItem: (item: LinkedItem) => void
}

const kinds: readonly { label: string; value: ItemKind }[] = [
  { label: words.kinds.transaction, value: 'transaction' },
  { label: words.kinds.text, value: 'text' },
  { label: words.kinds.typed, value: 'typed' },
]
const short: readonly ItemField[] = ['chainId', 'version', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce']

/** Every field by hand: nothing here needs the link, the other page or the service. */
export function ItemForm({ item, onItem }: ItemFormProps) {
  const [value, setValue] = useState(() => (item ? toItemForm(item) : emptyItemForm))
  const [errors, setErrors] = useState<ItemFormErrors>({})
  const fields: readonly ItemField[] =
    value.kind === 'transaction' ? [...placeFields, ...transactionFields] : [...placeFields]
  const work = () => {
    const read = readItemForm(value)
    setErrors('errors' in read ? read.errors : {})
    if ('item' in read) onItem(read.item)
  }
  const change = (field: ItemField) => (event: { target: { value: string } }) =>
    setValue({ ...value, [field]: event.target.value })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        work()
      }}
    >
      <Choice label={words.kind} onChange={(kind) => setValue({ ...value, kind })} options={kinds} value={value.kind} />
      <div className={styles.grid}>
        {fields.map((field) => (
          <div className={short.includes(field) ? undefined : styles.wide} key={field}>
            <Field error={errors[field]} label={words.formFields[field]}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  onChange={change(field)}
                  spellCheck={false}
                  value={value[field]}
                />
              )}
            </Field>
          </div>
        ))}
      </div>
      {value.kind === 'transaction' ? null : (
        <Field error={errors.content} label={words.formFields.content}>
          {(control) => <textarea {...control} onChange={change('content')} rows={6} value={value.content} />}
        </Field>
      )}
      <Field error={errors.signatures} hint={words.signaturesHint} label={words.formFields.signatures}>
        {(control) => (
          <textarea {...control} onChange={change('signatures')} rows={3} spellCheck={false} value={value.signatures} />
        )}
      </Field>
      <div>
        <Button look="primary" type="submit">
          {words.work}
        </Button>
      </div>
    </form>
  )
}
