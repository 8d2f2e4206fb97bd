import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Introduction.module.css'

/** First use: what this is for, one action. */
export function Introduction() {
  const { open } = useConnectDialog()
  return (
    <div className={styles.intro}>
      <h2>{safesText.introTitle}</h2>
      <p className={styles.introText}>{safesText.introText}</p>
      <div>
        <Button look="primary" onClick={open}>
          {safesText.connectFirst}
        </Button>
      </div>
      <ul className={styles.points}>
        {safesText.introPoints.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
