import type { ComponentProps, KeyboardEventHandler } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { Field, type FieldProps, useControl } from './Field.tsx'

type Attribute =
  | 'className'
  | 'dir'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'type'

export type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, Attribute> & {
    value: string
    onChange: (value: string) => void
    onKeyDown?: KeyboardEventHandler
    /** Monospace without autocorrection: addresses, bytes, JSON. */
    isCode?: boolean
    /** Rows of a textarea. @default a single line */
    rows?: number
    suggestions?: readonly { value: string; label?: string }[]
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, aside, className, isCode = false, onChange, rows, suggestions, ...attributes } = props
  const control = {
    autoComplete: 'off',
    spellCheck: isCode ? false : undefined,
    ...attributes,
    ...useControl({ error, hint }, cx(isCode && styles.code, className)),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const listId = suggestions ? `${control.id}-list` : undefined
  return (
    <Field aside={aside} error={error} hint={hint} id={control.id} label={label}>
      {rows === undefined ? <input {...control} list={listId} /> : <textarea {...control} rows={rows} />}
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion.value} {...suggestion} />
          ))}
        </datalist>
      ) : null}
    </Field>
  )
}
