import type { ReactNode } from 'react'
import { askedText as words } from '../../lib/messages/asked.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Asked.module.css'

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
