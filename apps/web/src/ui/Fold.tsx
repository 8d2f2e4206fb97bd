import type { ReactNode } from 'react'
import styles from './Fold.module.css'

export type FoldProps = { title: string; isOpen?: boolean; children: ReactNode }

/** What is there for those who look for it. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
