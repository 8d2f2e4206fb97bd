import { useQuery } from '@tanstack/react-query'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { LiveSignatures } from '../features/custody/LiveSignatures.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError } from '../ui/QueryView.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const t = createCatalogue('custody')

/** What owners have signed and anybody could still use. */
export function LiveSignaturesPage() {
  const safe = useSafe()
  const state = useQuery(safeStateQuery(useServices(), safe))
  return (
    <Page lead={t('liveLead')} title={t('live')}>
      <QueryError hasAge query={state} title={t('safeFailed')} />
      {state.data ? (
        <LiveSignatures safe={safe} state={state.data} />
      ) : (
        <Card isFlush>
          <SkeletonRows count={3} label={t('checking')} />
        </Card>
      )}
    </Page>
  )
}
