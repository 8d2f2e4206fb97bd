import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'

export type ChoiceOption<value extends string> = {
  value: value
  label: string
  sample?: ReactNode
}

export type ChoiceProps<value extends string> = {
  label: string
  hint?: ReactNode
  options: readonly ChoiceOption<value>[]
  value: value
  onChange: (value: value) => void
}

export function Choice<value extends string>({ label, hint, options, value, onChange }: ChoiceProps<value>) {
  const name = useId()
  const hintId = `${name}-hint`
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              checked={option.value === value}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            {option.sample}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
    </fieldset>
  )
}
