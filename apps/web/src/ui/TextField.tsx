import { type ComponentProps, type KeyboardEventHandler, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

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

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}

export function useControl({ hint, error }: Pick<FieldProps, 'error' | 'hint'>, className?: string) {
  const id = useId()
  return {
    id,
    'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    className: cx(styles.control, className),
  }
}

export function Field({ id, label, hint, error, aside, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="stop" size="small" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
