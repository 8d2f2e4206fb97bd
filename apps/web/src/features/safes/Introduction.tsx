import { Link } from '@tanstack/react-router'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import styles from './Introduction.module.css'

const t = createCatalogue('safes')

/** In reserved places: the text does not wait for them. */
const DemoStart = lazyPart(async () => (await import('./DemoStart.tsx')).DemoStart, <span className={styles.demo} />)
const Details = lazyPart(
  async () => (await import('./IntroductionDetails.tsx')).IntroductionDetails,
  <div className={styles.picture} />,
)

/** The first screen: the app's purpose and the first step, with or without a Safe. */
export function Introduction() {
  const { open } = useConnectDialog()
  const { demoWallet } = useServices()
  return (
    <div className={styles.intro}>
      <div className={styles.words}>
        <h2>{t('introTitle')}</h2>
        <p className={styles.introText}>{t('introText')}</p>
        <div className={styles.actions}>
          {demoWallet ? <DemoStart /> : null}
          <Button look={demoWallet ? 'outline' : 'primary'} onClick={open}>
            {t('connect')}
          </Button>
          <Link className={buttonClass(demoWallet ? 'quiet' : 'outline')} to="/create">
            {t('create')}
          </Link>
        </div>
      </div>
      <Details />
    </div>
  )
}
