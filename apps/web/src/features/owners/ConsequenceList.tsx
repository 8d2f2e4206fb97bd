import { ownersText as words } from '../../lib/messages/owners.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Consequence } from './listConsequences.ts'
import styles from './OwnersForm.module.css'

export type ConsequenceListProps = { consequences: readonly Consequence[]; isReading: boolean }

const order = { stop: 0, caution: 1, info: 2 }

/** Worst first; told as soon as it is known, and again when it changes. */
export function ConsequenceList({ consequences, isReading }: ConsequenceListProps) {
  const sorted = consequences.toSorted((a, b) => order[a.tone] - order[b.tone])
  return (
    <section aria-label={words.meaning} aria-live="polite" className={styles.section}>
      <h2 className={styles.title}>{words.meaning}</h2>
      {sorted.length === 0 ? <p className={styles.quiet}>{words.noMeaning}</p> : null}
      <ul className={styles.consequences}>
        {sorted.map(({ tone, text }) => (
          <li className={styles[tone]} key={text}>
            <Icon name={toneIcon[tone]} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {isReading ? <p className={styles.quiet}>{words.looking}</p> : null}
    </section>
  )
}
