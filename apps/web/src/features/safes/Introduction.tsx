import { Link } from '@tanstack/react-router'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import styles from './Introduction.module.css'

/** First use: what this is for, and the first step, with a Safe and without one. */
export function Introduction() {
  const { open } = useConnectDialog()
  return (
    <div className={styles.intro}>
      <h2>{safesText.introTitle}</h2>
      <p className={styles.introText}>{safesText.introText}</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={open}>
          {safesText.connectFirst}
        </Button>
        <Link className={buttonClass()} to="/create">
          {safesText.create}
        </Link>
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
