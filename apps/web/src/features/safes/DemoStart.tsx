import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Introduction.module.css'

const t = createCatalogue('introduction')

/** One click from the first screen to a Safe with assets, a queue and a history. */
export function DemoStart() {
  const { open } = useConnectDialog()
  const services = useServices()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    void import('./startDemo.ts')
      .then(({ startDemo }) => startDemo(services, navigate))
      // The dialog lists the demo wallet, and shows why it fails.
      .catch(open)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Button className={styles.demo} isBusy={isBusy} look="primary" onClick={start}>
        {t('tryDemo')}
      </Button>
      <p className={styles.note}>{t('tryDemoText')}</p>
    </>
  )
}
