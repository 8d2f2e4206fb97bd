import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { balancesQuery, type Holdings } from '../domain/assets/balancesQuery.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import type { Check } from '../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../domain/verification/toCheck.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { AssetTable } from '../features/assets/AssetTable.tsx'
import { CollectibleCard } from '../features/assets/CollectibleCard.tsx'
import { CurrencyField } from '../features/assets/CurrencyField.tsx'
import { PortfolioCard } from '../features/assets/PortfolioCard.tsx'
import { TokenListCard } from '../features/assets/TokenListCard.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError, QueryView } from '../ui/QueryView.tsx'

const t = createCatalogue('assets')
const tChecks = createCatalogue('checks')

export function AssetsPage() {
  const services = useServices()
  const safe = useSafe()
  useStore(services.settings)
  const query = useQuery(balancesQuery(services, safe))
  const { data, isError } = query
  useReportChecks(
    'balances',
    useMemo(() => (data ? toChecks(data) : undefined), [data]),
  )
  const held = data?.holdings.filter(({ amount, isNative }) => amount > 0n || isNative) ?? []
  return (
    <Page actions={<CurrencyField />} lead={data ? t('lead', { block: data.block }) : undefined} title={t('title')}>
      <QueryError hasAge query={query} title={t('failed')} />
      {data?.serviceError ? (
        <Notice title={t('serviceFailed')} tone="caution">
          {t('serviceFailedText')}
        </Notice>
      ) : null}
      {data ? <PortfolioCard data={data} safe={safe} /> : null}
      <QueryView
        card={{ isFlush: true }}
        empty={{ icon: 'assets', title: t('none'), children: t('noneText') }}
        isEmpty={held.every(({ amount }) => amount === 0n)}
        loading={t('loading')}
        query={query}
        rows={4}
      >
        {({ block, currency }) => (
          <AssetTable block={block} currency={currency} holdings={held} isStale={isError} safe={safe} />
        )}
      </QueryView>
      {data?.isIncomplete ? <p>{t('incomplete')}</p> : null}
      {data && data.unreadable.length > 0 ? <p>{t('unreadable', { count: data.unreadable.length })}</p> : null}
      {isError && !data ? null : <CollectibleCard safe={safe} />}
      <TokenListCard safe={safe} />
      <p>
        {t('multi')}{' '}
        <Link params={safe.params} search={{ kind: 'multi' }} to="/$chain/$safe/nft">
          {t('sendMulti')}
        </Link>
      </p>
    </Page>
  )
}

function toChecks({ holdings }: Holdings): Check[] {
  const differing = holdings.filter(({ claimed, amount }) => claimed !== undefined && claimed !== amount)
  return [
    { id: 'T63', verdict: 'ok', title: tChecks('balancesRead', { count: holdings.length }) },
    ...differing.map(
      ({ symbol }): Check => ({ id: 'T63', verdict: 'warn', title: tChecks('balanceDiffers', { symbol }) }),
    ),
    ...holdings.flatMap(({ differences = [], symbol }) =>
      differences
        .filter(({ code }) => code !== 'BALANCE_DIFFERS')
        .map(toCheck)
        .map((check) => ({ ...check, title: tChecks('ofToken', { symbol, message: check.title }) })),
    ),
  ]
}
