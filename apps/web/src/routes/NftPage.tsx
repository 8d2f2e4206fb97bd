import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { collectiblesQuery, isHeldBy } from '../domain/balances/collectiblesQuery.ts'
import { FormCard } from '../domain/drafting/FormCard.tsx'
import { formKey, saveForm } from '../domain/ledger/drafts.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { NftForm } from '../features/nft/NftForm.tsx'
import { assetsText } from '../lib/messages/assets.ts'
import { nftText as words } from '../lib/messages/nft.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'

const route = getRouteApi('/$chain/$safe/nft')

export function NftPage() {
  const safe = useSafe()
  const services = useServices()
  const { nft } = route.useSearch()
  const { drafts } = services
  const key = formKey(safe.chainId, safe.address, 'nft')
  // A link that names a piece means it, whatever stood in the form.
  useEffect(() => {
    if (nft !== undefined) drafts.update((all) => saveForm(all, key, { nft, recipient: '' }))
  }, [drafts, key, nft])
  const { data, error, fetchNextPage, hasNextPage, isError, isFetchingNextPage, refetch } = useInfiniteQuery(
    collectiblesQuery(services, safe),
  )
  const nfts = data?.pages.flatMap(({ holdings }) => holdings).filter((holding) => isHeldBy(holding, safe.address))
  const more = hasNextPage ? (
    <Button isBusy={isFetchingNextPage} look="quiet" onClick={() => void fetchNextPage()}>
      {assetsText.moreCollectibles}
    </Button>
  ) : undefined
  return (
    <Page lead={words.lead} title={words.title} width="read">
      {isError && !nfts ? <ErrorNotice error={error} onRetry={() => void refetch()} title={words.failed} /> : null}
      {nfts?.length === 0 ? (
        <Card>
          <Empty action={more} icon="assets" title={words.none}>
            {words.noneText}
          </Empty>
        </Card>
      ) : (
        <FormCard loading={words.loading} safe={safe}>
          {(ready) => (nfts ? <NftForm more={more} nfts={nfts} safe={safe} {...ready} /> : undefined)}
        </FormCard>
      )}
    </Page>
  )
}
