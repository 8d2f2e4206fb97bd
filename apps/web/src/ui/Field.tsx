import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Beside the label: a button or a link. */
  aside?: ReactNode
}

/** Connects a control with its label, hint and error. */
export function useControl({ hint, error }: Pick<FieldProps, 'error' | 'hint'>, className?: string) {
  const id = useId()
  return {
    id,
    'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    className: cx(styles.control, className),
  }
}

/** The frame of `TextField` and `SelectField`. */
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
