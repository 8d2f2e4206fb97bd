import { appRequestsText } from '../../lib/messages/appRequests.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './AppRequests.module.css'
import { CloseRequestButton } from './CloseRequestButton.tsx'

const words = appRequestsText.permission

export type PermissionRequestProps = { onAllow: () => void }

/** The one permission beyond what every app has. */
export function PermissionRequest({ onAllow }: PermissionRequestProps) {
  return (
    <Card title={words.title}>
      <p>{words.text}</p>
      <div className={styles.allow}>
        <CloseRequestButton look="primary" onClick={onAllow}>
          {words.allow}
        </CloseRequestButton>
        <span className={styles.consequence}>{words.allowText}</span>
      </div>
    </Card>
  )
}
