import { type ReactNode, useId } from 'react'
import styles from './BatchTransfer.module.css'

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section} id={id}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
