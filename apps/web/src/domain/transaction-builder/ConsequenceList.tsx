import type { ReactNode } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ConsequenceList.module.css'

const t = createCatalogue('transactionBuilder')

/** `stop`: refused, because it could not be undone. */
export type Consequence = { tone: 'stop' | 'caution' | 'info'; text: string }

export type ConsequenceListProps = { consequences: readonly Consequence[]; looking: string | undefined }

const order = { stop: 0, caution: 1, info: 2 }

/** The consequences of a configuration change, worst first; announced to screen readers when they change. */
export function ConsequenceList({ consequences, looking }: ConsequenceListProps) {
  const sorted = consequences.toSorted((a, b) => order[a.tone] - order[b.tone])
  return (
    <FormSection isLive title={t('consequences')}>
      {sorted.length === 0 ? <p className={styles.quiet}>{t('noConsequences')}</p> : null}
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

export type FormSectionProps = { title: string; aside?: ReactNode; isLive?: boolean; children: ReactNode }

export function FormSection({ title, aside, isLive = false, children }: FormSectionProps) {
  return (
    <section aria-label={title} aria-live={isLive ? 'polite' : undefined} className={styles.section}>
      <h2 className={styles.title}>
        {title} {aside}
      </h2>
      {children}
    </section>
  )
}
