import type { ReactNode } from 'react'
import styles from './Asked.module.css'
import { askedText as words } from '../../lib/messages/asked.ts'
import { Button } from '../../ui/Button.tsx'

export type RefuseFootProps = { onRefuse: () => void; children?: ReactNode }

/** Always there until it is decided: the way to say no. */
export function RefuseFoot({ children, onRefuse }: RefuseFootProps) {
  return (
    <div className={styles.foot}>
      <Button onClick={onRefuse}>{words.refuse}</Button>
      <span className={styles.consequence}>{words.refuseText}</span>
      {children}
    </div>
  )
}
