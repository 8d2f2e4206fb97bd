import { drafting as words } from '../../lib/messages/drafting.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ConsequenceList.module.css'
import { FormSection } from './FormSection.tsx'

/** `stop`: it is refused, because nobody could undo it. */
export type Consequence = { tone: 'stop' | 'caution' | 'info'; text: string }

export type ConsequenceListProps = {
  consequences: readonly Consequence[]
  /** What is still asked of the chain; undefined when nothing is. */
  looking: string | undefined
}

const order = { stop: 0, caution: 1, info: 2 }

/** What a change of the Safe means. Worst first; told as soon as it is known, and again when it changes. */
export function ConsequenceList({ consequences, looking }: ConsequenceListProps) {
  const sorted = consequences.toSorted((a, b) => order[a.tone] - order[b.tone])
  return (
    <FormSection isLive title={words.meaning}>
      {sorted.length === 0 ? <p className={styles.quiet}>{words.noMeaning}</p> : null}
      <ul className={styles.consequences}>
        {sorted.map(({ tone, text }) => (
          <li className={styles[tone]} key={text}>
            <Icon name={toneIcon[tone]} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {looking ? <p className={styles.quiet}>{looking}</p> : null}
    </FormSection>
  )
}
