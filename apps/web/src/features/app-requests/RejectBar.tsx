import type { ReactNode } from 'react'
import { appRequestsText as words } from '../../lib/messages/appRequests.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AppRequests.module.css'

export type RejectBarProps = { onRefuse: () => void; children?: ReactNode }

/** The reject button, present until the request is decided. */
export function RejectBar({ children, onRefuse }: RejectBarProps) {
  return (
    <div className={styles.foot}>
      <Button onClick={onRefuse}>{words.refuse}</Button>
      <span className={styles.consequence}>{words.refuseText}</span>
      {children}
    </div>
  )
}
