import { useMySafes } from '../domain/safe/useMySafes.ts'
import { useSigner } from '../domain/wallet/useSigner.ts'
import { WrongNetwork } from '../features/connect/WrongNetwork.tsx'
import { Introduction } from '../features/safes/Introduction.tsx'
import { OpenSafeForm } from '../features/safes/OpenSafeForm.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { safesText } from '../lib/messages/safes.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

/** Said when it is drawn: a language may arrive after this file. */
const NeedsLoading = () => <SkeletonRows count={2} label={safesText.needsLoading} />
const SafesLoading = () => <SkeletonRows count={3} label={safesText.loading} />

/** The verification kernel comes with the list that needs it, after a wallet is connected. */
const NeedsYouList = lazyPart(
  async () => (await import('../features/needs/NeedsYouList.tsx')).NeedsYouList,
  <NeedsLoading />,
)

/** Nobody has Safes before a wallet is connected: the first page does without it. */
const SafeList = lazyPart(async () => (await import('../features/safes/SafeList.tsx')).SafeList, <SafesLoading />)

export function SafesPage() {
  const { status } = useSigner()
  const { safes, further, isLoading, failures, retry } = useMySafes()
  if (status === 'disconnected')
    return (
      <Page isTitleHidden title={safesText.title}>
        <Introduction />
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
          <NeedsYouList hasFailed={failures.length > 0} isLoading={isLoading} safes={safes} />
        </Card>
      ) : null}
      <Card isFlush title={safesText.title}>
        {safes.length > 0 ? (
          <SafeList further={further} safes={safes} />
        ) : isLoading || status === 'restoring' ? (
          <SafesLoading />
        ) : (
          <Empty icon="safe" title={safesText.none}>
            {safesText.noneText}
          </Empty>
        )}
      </Card>
      <Card title={safesText.openByAddress}>
        <OpenSafeForm />
      </Card>
    </Page>
  )
}
