import { useId } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { createText as words } from '../../lib/messages/create.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import styles from './Create.module.css'

export type ChainChoiceProps = {
  chosen: readonly number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
}

/** Hidden with a single chain. */
export function ChainChoice({ chosen, error, onChange }: ChainChoiceProps) {
  const { chains } = useServices().config
  const hintId = useId()
  if (chains.length < 2 && chosen.length > 0) return null
  return (
    <fieldset aria-describedby={hintId} className={styles.chains}>
      <legend>{words.chains}</legend>
      <div className={styles.options}>
        {chains.map(({ id, name }) => (
          <CheckboxField
            className={styles.option}
            key={id}
            label={name}
            onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
            value={chosen.includes(id)}
          />
        ))}
      </div>
      <p className={error ? styles.error : styles.quiet} id={hintId}>
        {error ?? words.chainsHint}
      </p>
    </fieldset>
  )
}
