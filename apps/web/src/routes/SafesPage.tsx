import { useMySafes } from '../domain/safe/useMySafes.ts'
import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/wallet/useSigner.ts'
import { WrongNetwork } from '../features/connect/WrongNetwork.tsx'
import { Introduction } from '../features/safes/Introduction.tsx'
import { OpenSafeForm } from '../features/safes/OpenSafeForm.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { safesText } from '../lib/messages/safes.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

/** Said when it is drawn: a language may arrive after this file. */
const InboxLoading = () => <SkeletonRows count={2} label={safesText.needsLoading} />
const SafesLoading = () => <SkeletonRows count={3} label={safesText.loading} />

/** The verification kernel comes with the list that needs it, after a wallet is connected. */
const InboxList = lazyPart(async () => (await import('../features/inbox/InboxList.tsx')).InboxList, <InboxLoading />)

/** With all that is known of each: the first page does not wait for it. */
const SafesCard = lazyPart(async () => (await import('../features/safes/SafesCard.tsx')).SafesCard, <SafesLoading />)

/** Where Safes are kept that a visitor watches or planned: a first visit loads nothing for a list without rows. */
const keptSafes = ['countersign.collection.v1', 'countersign.creations.v1']

export function SafesPage() {
  const { status } = useSigner()
  const { storage } = useServices()
  const { safes, isLoading, failures, retry } = useMySafes()
  if (status === 'disconnected')
    return (
      <Page isTitleHidden title={safesText.title}>
        <Introduction />
        {keptSafes.some((key) => storage.getItem(key) !== null) ? <SafesCard isOnlyKept /> : null}
        <Card title={safesText.openByAddress}>
          <OpenSafeForm />
        </Card>
      </Page>
    )
  return (
    <Page lead={safesText.lead} title={safesText.title}>
      <WrongNetwork />
      {failures.map(({ chain, error }) => (
        <ErrorNotice error={error} key={chain.id} onRetry={retry} title={safesText.listFailed(chain.name)} />
      ))}
      {safes.length > 0 ? (
        <Card isFlush title={safesText.needsTitle}>
          <InboxList hasFailed={failures.length > 0} isLoading={isLoading} safes={safes} />
        </Card>
      ) : null}
      <SafesCard />
      <Card title={safesText.openByAddress}>
        <OpenSafeForm />
      </Card>
    </Page>
  )
}
