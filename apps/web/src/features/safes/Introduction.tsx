import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import styles from './Introduction.module.css'
import { openIntroduction } from './introductionStore.ts'

const t = createCatalogue('safes')

const points = ['verified', 'service', 'records'] as const

/** Loaded on a first visit only. */
const FirstSteps = lazyPart(async () => (await import('./FirstSteps.tsx')).FirstSteps, null)

/** The first screen: the app's purpose and the first step, with or without a Safe. */
export function Introduction() {
  const { open } = useConnectDialog()
  const { storage } = useServices()
  const store = useMemo(() => openIntroduction(storage), [storage])
  const isKnown = useStore(store)
  return (
    <div className={styles.intro}>
      <h2>{t('introTitle')}</h2>
      <p className={styles.introText}>{t('introText')}</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={open}>
          {t('connect')}
        </Button>
        <Link className={buttonClass()} to="/create">
          {t('create')}
        </Link>
      </div>
      {isKnown ? null : (
        <div className={styles.firstSteps}>
          <FirstSteps onDone={() => store.update(() => true)} />
        </div>
      )}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <h3>{t(`points.${point}.title`)}</h3>
            <p>{t(`points.${point}.text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
