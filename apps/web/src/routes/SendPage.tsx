import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { balancesQuery } from '../domain/balances/balancesQuery.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { SendForm } from '../features/send/SendForm.tsx'
import { useNextNonce } from '../features/send/useNextNonce.ts'
import { sendText as words } from '../lib/messages/send.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const route = getRouteApi('/$chain/$safe/send')

export function SendPage() {
  const services = useServices()
  const safe = useSafe()
  const { asset } = route.useSearch()
  const balances = useQuery(balancesQuery(services, safe))
  const state = useQuery(safeStateQuery(services, safe))
  const nextNonce = useNextNonce(safe, state.data?.nonce)
  const holdings = balances.data?.holdings.filter(
    ({ amount, isNative, type }) => type !== 'ERC721' && (amount > 0n || isNative),
  )
  return (
    <Page lead={words.lead} title={words.title} width="read">
      {balances.isError && !balances.data ? (
        <ErrorNotice error={balances.error} onRetry={() => void balances.refetch()} title={words.balancesFailed} />
      ) : null}
      {state.isError && !state.data ? (
        <ErrorNotice error={state.error} onRetry={() => void state.refetch()} title={words.safeFailed} />
      ) : null}
      <Card>
        {holdings && state.data && nextNonce ? (
          <SendForm asset={asset} holdings={holdings} nextNonce={nextNonce} safe={safe} state={state.data} />
        ) : (
          <SkeletonRows count={3} label={words.loading} />
        )}
      </Card>
    </Page>
  )
}
