import type { ReactNode } from 'react'
import { appRequestsText as words } from '../../lib/messages/appRequests.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AppRequests.module.css'

/** The reject button, present until the request is decided. */
export function RejectBar({ children, onRefuse }: { onRefuse: () => void; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      <Button onClick={onRefuse}>{words.refuse}</Button>
      <span className={styles.consequence}>{words.refuseText}</span>
      {children}
    </div>
  )
}
