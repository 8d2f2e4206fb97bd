import { useMemo } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Introduction.module.css'
import { IntroductionPicture } from './IntroductionPicture.tsx'
import { openIntroduction } from './introductionStore.ts'

const t = createCatalogue('safes')

const points = ['verified', 'service', 'records'] as const

/** A picture of it, why to use it, and on a first visit how it works. */
export function IntroductionDetails() {
  const { storage } = useServices()
  const store = useMemo(() => openIntroduction(storage), [storage])
  const isKnown = useStore(store)
  return (
    <>
      <div className={styles.picture}>
        <IntroductionPicture />
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <h3>{t(`points.${point}.title`)}</h3>
            <p>{t(`points.${point}.text`)}</p>
          </li>
        ))}
      </ul>
      {isKnown ? null : (
        <div className={styles.firstSteps}>
          <FirstSteps onDone={() => store.update(() => true)} />
        </div>
      )}
    </>
  )
}
