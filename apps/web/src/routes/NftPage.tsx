import { useQuery } from '@tanstack/react-query'
import { FormCard } from '../domain/drafting/FormCard.tsx'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { NftForm } from '../features/nft/NftForm.tsx'
import { nftsQuery } from '../features/nft/nftsQuery.ts'
import { nftText as words } from '../lib/messages/nft.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'

export function NftPage() {
  const safe = useSafe()
  const { data: nfts, error, isError, refetch } = useQuery(nftsQuery(useServices(), safe))
  return (
    <Page lead={words.lead} title={words.title} width="read">
      {isError && !nfts ? <ErrorNotice error={error} onRetry={() => void refetch()} title={words.failed} /> : null}
      {nfts?.length === 0 ? (
        <Card>
          <Empty icon="assets" title={words.none}>
            {words.noneText}
          </Empty>
        </Card>
      ) : (
        <FormCard loading={words.loading} safe={safe}>
          {(ready) => (nfts ? <NftForm nfts={nfts} safe={safe} {...ready} /> : undefined)}
        </FormCard>
      )}
    </Page>
  )
}
