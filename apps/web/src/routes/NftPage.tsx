import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { collectiblesQuery, isHeldBy } from '../domain/assets/collectiblesQuery.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { MultiTokenForm, NftForm, useNftForm } from '../features/nft/NftForm.tsx'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError } from '../ui/QueryView.tsx'

const tAssets = createCatalogue('assets')

const t = createCatalogue('nft')

const route = getRouteApi('/$chain/$safe/nft')

export function NftPage() {
  const safe = useSafe()
  const services = useServices()
  const { kind: meantKind, nft } = route.useSearch()
  const { value: form, save } = useNftForm(safe)
  // Outside of the form, which is cleared when its call goes to the batch.
  const [kind, setKind] = useState(form.kind)
  const open = useEffectEvent((next: Partial<typeof form>) => {
    save({ ...form, ...next })
    if (next.kind) setKind(next.kind)
  })
  // A link's NFT or kind overrides the form.
  useEffect(() => {
    if (nft !== undefined) open({ kind: 'listed', nft, recipient: '' })
    else if (meantKind !== undefined) open({ kind: meantKind })
  }, [meantKind, nft])
  const query = useInfiniteQuery(collectiblesQuery(services, safe))
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  const nfts = data?.pages.flatMap(({ holdings }) => holdings).filter((holding) => isHeldBy(holding, safe.address))
  const more = hasNextPage ? (
    <Button isBusy={isFetchingNextPage} look="quiet" onClick={() => void fetchNextPage()}>
      {tAssets('moreCollectibles')}
    </Button>
  ) : undefined
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <Choice
        label={t('kind')}
        onChange={(chosen) => {
          save({ ...form, kind: chosen })
          setKind(chosen)
        }}
        options={[
          { value: 'listed', label: t('kindListed') },
          { value: 'multi', label: t('kindMulti') },
        ]}
        value={kind}
      />
      {kind === 'listed' ? <QueryError query={query} title={t('failed')} /> : null}
      {kind === 'multi' ? (
        <FormCard safe={safe}>{(ready) => <MultiTokenForm safe={safe} {...ready} />}</FormCard>
      ) : nfts?.length === 0 ? (
        <Card>
          <Empty action={more} icon="assets" title={t('none')}>
            {t('noneText')}
          </Empty>
        </Card>
      ) : (
        <FormCard loading={t('loading')} safe={safe}>
          {(ready) => (nfts ? <NftForm more={more} nfts={nfts} safe={safe} {...ready} /> : undefined)}
        </FormCard>
      )}
    </Page>
  )
}
