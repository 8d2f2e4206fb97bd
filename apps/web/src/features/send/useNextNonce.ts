import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQueued, queueQuery } from '../../domain/queue/queueQuery.ts'
import { reportQuery } from '../../domain/report/reportQuery.ts'
import type { CurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useStore } from '../../lib/useStore.ts'
import { findNextNonce } from './findNextNonce.ts'

export type NextNonce = {
  value: bigint
  /** Whether all that waits was seen, is still being looked at, or could not be read. */
  basis: 'all' | 'looking' | 'partial'
}

/** The first nonce above verified proposals and what was signed here; the service's recommendation is not asked. */
export function useNextNonce(safe: CurrentSafe, safeNonce: bigint | undefined): NextNonce | undefined {
  const services = useServices()
  const queue = useQuery(queueQuery(services, safe))
  const items = useMemo(() => listQueued(queue.data?.results ?? [], safe.address), [queue.data, safe.address])
  const queued = useQueries({
    queries: items.map(({ safeTxHash }) =>
      reportQuery(services, { chainId: safe.chainId, address: safe.address, safeTxHash }),
    ),
    combine: (results) => ({
      nonces: results.flatMap(({ data: report }) => (report?.transaction ? [report.transaction.value.nonce] : [])),
      isLooking: results.some(({ isPending }) => isPending),
      isPartial: results.some(({ data: report, isPending }) => !isPending && !report?.transaction),
    }),
  })
  const ledger = useStore(services.ledger)
  if (safeNonce === undefined) return undefined
  const signed = ledger
    .filter(({ chainId, safe: address }) => chainId === safe.chainId && address === safe.address)
    .map(({ transaction }) => BigInt(transaction.nonce))
  const isPartial = !queue.data || queued.isPartial
  return {
    value: findNextNonce(safeNonce, [...queued.nonces, ...signed]),
    basis: queue.isPending || queued.isLooking ? 'looking' : isPartial ? 'partial' : 'all',
  }
}
