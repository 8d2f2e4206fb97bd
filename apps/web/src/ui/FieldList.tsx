import type { ReactNode } from 'react'
import styles from './FieldList.module.css'

export function FieldList({ children }: { children: ReactNode }) {
  return <dl className={styles.fields}>{children}</dl>
}

export type FieldPairProps = { label: string; className?: string | undefined; children: ReactNode }

export function FieldPair({ label, className, children }: FieldPairProps) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
