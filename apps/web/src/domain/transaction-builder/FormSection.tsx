import type { ReactNode } from 'react'
import styles from './FormSection.module.css'

export type FormSectionProps = {
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  /** What stands there changes with what is typed: it is read out. */
  isLive?: boolean
  children: ReactNode
}

/** What a form says below its fields. */
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
