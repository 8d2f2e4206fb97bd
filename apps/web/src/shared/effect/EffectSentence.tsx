import { Fragment } from 'react'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { useLabelOf } from '../useName.ts'
import type { Effect, EffectPart } from './Effect.ts'
import styles from './EffectSentence.module.css'

export type EffectSentenceProps = {
  effect: Effect /** Whole addresses, for where one signs. */
  form?: 'full' | 'short'
}

export function EffectSentence({ effect, form = 'short' }: EffectSentenceProps) {
  return (
    <span className={form === 'full' ? styles.full : styles.sentence}>
      {effect.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <Part form={form} part={part} />
        </Fragment>
      ))}
    </span>
  )
}

function Part({ part, form }: { part: EffectPart; form: 'full' | 'short' }) {
  const labelOf = useLabelOf()
  switch (part.type) {
    case 'text':
      return <>{part.text}</>
    case 'code':
      return <code>{part.text}</code>
    case 'amount':
      return (
        <strong className={styles.amount}>
          <Amount decimals={part.decimals} symbol={part.symbol} value={part.value} />
        </strong>
      )
    case 'address':
      return (
        <Address
          canCopy={form === 'full'}
          form={form}
          hasIcon={form === 'full'}
          name={labelOf(part.address)}
          value={part.address}
        />
      )
  }
}
