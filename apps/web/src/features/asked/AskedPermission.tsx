import { askedText } from '../../lib/messages/asked.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './Asked.module.css'
import { SettledButton } from './SettledButton.tsx'

const words = askedText.permission

export type AskedPermissionProps = { onAllow: () => void }

/** The one thing that an app can be allowed beyond what every app may. */
export function AskedPermission({ onAllow }: AskedPermissionProps) {
  return (
    <Card title={words.title}>
      <p>{words.text}</p>
      <div className={styles.allow}>
        <SettledButton look="primary" onClick={onAllow}>
          {words.allow}
        </SettledButton>
        <span className={styles.consequence}>{words.allowText}</span>
      </div>
    </Card>
  )
}
