import { appRequestsText } from '../../lib/messages/appRequests.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './AppRequests.module.css'
import { CloseRequestButton } from './CloseRequestButton.tsx'

const words = appRequestsText.permission

/** The one permission beyond what every app has. */
export function PermissionRequest({ onAllow }: { onAllow: () => void }) {
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
