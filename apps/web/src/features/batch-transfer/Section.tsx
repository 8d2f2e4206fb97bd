import { type ReactNode, useId } from 'react'
import styles from './BatchTransfer.module.css'

export type SectionProps = { title: string; id?: string; children: ReactNode }

/** A titled form section. */
export function Section({ title, id, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section} id={id}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
