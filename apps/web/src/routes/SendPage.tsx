import { useQueries, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { findNextNonce } from '../features/send/findNextNonce.ts'
import { SendForm } from '../features/send/SendForm.tsx'
import { sendText as words } from '../lib/messages/send.ts'
import { useStore } from '../lib/useStore.ts'
import { balancesQuery } from '../shared/balances/balancesQuery.ts'
import { safeStateQuery } from '../shared/queries.ts'
import { listQueued, queueQuery } from '../shared/queueQuery.ts'
import { reportQuery } from '../shared/report/reportQuery.ts'
import { useServices } from '../shared/Services.ts'
import { type CurrentSafe, useSafe } from '../shared/useCurrentSafe.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

export function SendPage() {
  const services = useServices()
  const safe = useSafe()
  const { asset } = useSearch({ strict: false })
  const balances = useQuery(balancesQuery(services, safe))
  const state = useQuery(safeStateQuery(services, safe))
  const known = useKnownNonces(safe)
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
        {holdings && state.data ? (
          <SendForm
            asset={asset}
            holdings={holdings}
            nextNonce={findNextNonce(state.data.nonce, known)}
            safe={safe}
            state={state.data}
          />
        ) : (
          <SkeletonRows count={3} label={words.loading} />
        )}
      </Card>
    </Page>
  )
}

/** Nonces in use by verified proposals and by what was signed here; the service's recommendation is not asked. */
function useKnownNonces(safe: CurrentSafe): bigint[] {
  const services = useServices()
  const { data } = useQuery(queueQuery(services, safe))
  const items = useMemo(() => listQueued(data?.results ?? [], safe.address), [data, safe.address])
  const queued = useQueries({
    queries: items.map(({ safeTxHash }) =>
      reportQuery(services, { chainId: safe.chainId, address: safe.address, safeTxHash }),
    ),
    combine: (results) =>
      results.flatMap(({ data: report }) => (report?.transaction ? [report.transaction.nonce] : [])),
  })
  const ledger = useStore(services.ledger)
  const signed = ledger.filter(({ chainId, safe: address }) => chainId === safe.chainId && address === safe.address)
  return [...queued, ...signed.map(({ transaction }) => BigInt(transaction.nonce))].toSorted((a, b) => (a < b ? -1 : 1))
}
