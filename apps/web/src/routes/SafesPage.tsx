import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { WrongNetwork } from '../features/connect/WrongNetwork.tsx'
import introduction from '../features/safes/Introduction.module.css'
import { Introduction } from '../features/safes/Introduction.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useLocale } from '../lib/messages/useLocale.ts'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const t = createCatalogue('safes')

/** The language may load after this module: the label is read at render. */
const SafesLoading = () => <SkeletonRows count={3} label={t('loading')} />

/** Needs the verification kernel: loaded once a wallet is connected. */
const InboxCard = lazyPart(async () => (await import('../features/inbox/InboxList.tsx')).InboxCard)

/** Not part of the first load. */
const SafesCard = lazyPart(async () => (await import('../features/safes/SafeList.tsx')).SafesCard, <SafesLoading />)

const SafesActions = lazyPart(async () => (await import('../features/safes/SafesActions.tsx')).SafesActions)

/** Below the introduction, in a reserved place. */
const OpenSafeForm = lazyPart(
  async () => (await import('../features/safes/OpenSafeForm.tsx')).OpenSafeForm,
  <div className={introduction.openForm} />,
)

/** Stores of watched and planned Safes: a first visit, which has neither, does not load the list. */
const storedSafes = ['countersign.collection.v1', 'countersign.creations.v1']

export function SafesPage() {
  useLocale()
  const { status } = useSigner()
  const { storage } = useServices()
  if (status === 'disconnected')
    return (
      <Page isTitleHidden title={t('title')}>
        <Introduction />
        {storedSafes.some((key) => storage.getItem(key) !== null) ? <SafesCard isStoredOnly /> : null}
        <Card title={t('openByAddress')}>
          <OpenSafeForm />
        </Card>
      </Page>
    )
  return (
    <Page actions={<SafesActions />} title={t('title')}>
      <WrongNetwork />
      <SafesCard />
      <InboxCard />
    </Page>
  )
}
