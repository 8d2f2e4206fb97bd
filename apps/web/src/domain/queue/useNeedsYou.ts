import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { needsSignatureOf, type Report } from '../report/Report.ts'
import type { MySafe } from '../safe/useMySafes.ts'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { listQueueReportsQueries } from './listQueueReportsQueries.ts'
import { listQueued, queueQuery } from './queueQuery.ts'

export type Need = { safe: MySafe; report: Report; action: 'sign' | 'execute' }

const refetchInterval = 30_000

export type NeedsYou = { needs: Need[]; isLoading: boolean; hasFailed: boolean }

/** What waits for the connected account in these Safes, by verified signatures and the chain's nonces only. */
export function useNeedsYou(safes: readonly MySafe[]): NeedsYou {
  const services = useServices()
  const { address: me } = useSigner()
  const owned = safes.filter(({ standing }) => standing === 'owner')
  const queues = useQueries({
    queries: owned.map(({ chain, address }) => ({
      ...queueQuery(services, { chainId: chain.id, address }),
      // Only the Safe on screen has an event stream.
      refetchInterval,
    })),
  })
  const parts = queues.flatMap(({ data }, index) => {
    const safe = owned[index]
    if (!safe || !data) return []
    const items = listQueued(data.results, safe.address)
    const id = { chainId: safe.chain.id, address: safe.address }
    return listQueueReportsQueries(services, id, { items, answer: data }).map((query) => ({ query, safe }))
  })
  const reports = useQueries({ queries: parts.map(({ query }) => query) })
  const needs = parts.flatMap(({ safe }, index) =>
    (reports[index]?.data ?? []).flatMap((report) => {
      const action = report ? findAction(report, me) : undefined
      return report && action ? [{ safe, report, action }] : []
    }),
  )
  return {
    needs,
    isLoading:
      safes.some(({ standing, error }) => standing === 'unknown' && error === null) ||
      queues.some(({ isPending }) => isPending) ||
      reports.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    hasFailed:
      queues.some(({ isError }) => isError) ||
      safes.some(({ standing, error }) => standing === 'unknown' && error !== null),
  }
}

/** Executing needs the Safe's very next nonce; signing can be done ahead. */
export function findAction(report: Report, me: Address | undefined): Need['action'] | undefined {
  if (report.progress === 'ready' && report.transaction?.value.nonce === report.state?.nonce) return 'execute'
  return needsSignatureOf(report, me) ? 'sign' : undefined
}
