import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

export type FoldProps = { title: string; isOpen?: boolean; children: ReactNode }

export function Disclosure({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
