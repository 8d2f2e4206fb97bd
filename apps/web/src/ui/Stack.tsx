import type { ReactNode } from 'react'
import styles from './Stack.module.css'

export type StackProps = {
  /** Announces additions to screen readers. */
  isLive?: boolean
  children: ReactNode
}

export function Stack({ isLive = false, children }: StackProps) {
  return (
    <div aria-live={isLive ? 'polite' : undefined} className={styles.stack}>
      {children}
    </div>
  )
}

/** Buttons side by side, wrapping on narrow screens. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
