import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { balancesQuery, type Holdings } from '../domain/assets/balancesQuery.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import type { Check } from '../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../domain/verification/toCheck.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { AssetTable } from '../features/assets/AssetTable.tsx'
import { CollectibleCard } from '../features/assets/CollectibleCard.tsx'
import { CurrencyField } from '../features/assets/CurrencyField.tsx'
import { assetsText } from '../lib/messages/assets.ts'
import { checkText } from '../lib/messages/checks.ts'
import { useStore } from '../lib/useStore.ts'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError, QueryView } from '../ui/QueryView.tsx'

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
    <Page actions={<CurrencyField />} lead={data ? assetsText.lead(data.block) : undefined} title={assetsText.title}>
      <QueryError hasAge query={query} title={assetsText.failed} />
      {data?.serviceError ? (
        <Notice title={assetsText.serviceFailed} tone="caution">
          {assetsText.serviceFailedText}
        </Notice>
      ) : null}
      <QueryView
        card={{ isFlush: true }}
        empty={{ icon: 'assets', title: assetsText.none, children: assetsText.noneText }}
        isEmpty={held.every(({ amount }) => amount === 0n)}
        loading={assetsText.loading}
        query={query}
        rows={4}
      >
        {({ block, currency }) => (
          <AssetTable block={block} currency={currency} holdings={held} isStale={isError} safe={safe} />
        )}
      </QueryView>
      {data?.isIncomplete ? <p>{assetsText.incomplete}</p> : null}
      {data && data.unreadable.length > 0 ? <p>{assetsText.unreadable(data.unreadable.length)}</p> : null}
      {isError && !data ? null : <CollectibleCard safe={safe} />}
      <p>
        {assetsText.multi}{' '}
        <Link params={safe.params} search={{ kind: 'multi' }} to="/$chain/$safe/nft">
          {assetsText.sendMulti}
        </Link>
      </p>
    </Page>
  )
}

function toChecks({ holdings }: Holdings): Check[] {
  const differing = holdings.filter(({ claimed, amount }) => claimed !== undefined && claimed !== amount)
  return [
    { id: 'T63', verdict: 'ok', title: checkText.balancesRead(holdings.length) },
    ...differing.map(({ symbol }): Check => ({ id: 'T63', verdict: 'warn', title: checkText.balanceDiffers(symbol) })),
    ...holdings.flatMap(({ differences = [], symbol }) =>
      differences
        .filter(({ code }) => code !== 'BALANCE_DIFFERS')
        .map(toCheck)
        .map((check) => ({ ...check, title: checkText.ofToken(symbol, check.title) })),
    ),
  ]
}
