import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { InboxList } from './InboxList.tsx'

/** Pending actions in the connected account's Safes, and chains whose Safes could not be fetched. */
export function NeedsYouCard() {
  const { safes, isLoading, failures, retry } = useMySafes()
  return (
    <>
      {failures.map(({ chain, error }) => (
        <ErrorNotice error={error} key={chain.id} onRetry={retry} title={safesText.listFailed(chain.name)} />
      ))}
      {safes.length > 0 ? (
        <Card isFlush title={safesText.needsTitle}>
          <InboxList hasFailed={failures.length > 0} isLoading={isLoading} safes={safes} />
        </Card>
      ) : null}
    </>
  )
}
