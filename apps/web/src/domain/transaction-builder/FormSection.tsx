import type { ReactNode } from 'react'
import styles from './FormSection.module.css'

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
