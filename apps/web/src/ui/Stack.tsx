import type { ReactNode } from 'react'
import styles from './Stack.module.css'

export type StackProps = {
  /** What comes into it is read out. */
  isLive?: boolean
  children: ReactNode
}

/** One below the other. */
export function Stack({ isLive = false, children }: StackProps) {
  return (
    <div aria-live={isLive ? 'polite' : undefined} className={styles.stack}>
      {children}
    </div>
  )
}
