import type { Kysely } from 'kysely'
import { describeIndexing, findIndexingFailure, findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import type { Database } from '../../db/schema.ts'
import type { Metrics } from '../../lib/createMetrics.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { assertMayMeasure } from './assertMayMeasure.ts'

export type GetMetricsDeps = { chains: ChainRegistry; db: Kysely<Database>; metrics: Metrics }

/** Prometheus metrics; the indexing progress is read on request. */
export const getMetrics = defineRoute({
  method: 'get',
  path: '/metrics',
  summary: 'Measurements for Prometheus, for this machine or with a token.',
  response: { contentType: 'text/plain' },
  async handle({ c }, { measureChains, metrics, metricsToken }) {
    assertMayMeasure(c, metricsToken)
    await measureChains()
    return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
  },
})

/** Updates the indexing progress. */
export async function measureChains({ chains, db, metrics }: GetMetricsDeps): Promise<void> {
  await Promise.all([...chains.keys()].map((chainId) => measureChain({ chainId, db, metrics })))
}

async function measureChain({ chainId, db, metrics }: Omit<GetMetricsDeps, 'chains'> & { chainId: number }) {
  // If the database is down, the last value stays and the other metrics are still served.
  const found = await Promise.all([findIndexingFailure(db, { chainId }), findIndexingStatus(db, { chainId })]).catch(
    () => undefined,
  )
  if (!found) return
  const [failure, status] = found
  metrics.indexFailing.remove({ chain: chainId })
  metrics.indexFailing.set({ chain: chainId, code: failure?.code ?? '' }, failure ? secondsSince(failure.since) : 0)
  if (!status) return
  const { blockNumber, unreadPlaces, updatedAt } = status
  metrics.indexedBlock.set({ chain: chainId }, blockNumber)
  metrics.indexLag.set({ chain: chainId }, describeIndexing({ failure, status }).lag ?? Number.NaN)
  metrics.indexSilence.set({ chain: chainId }, secondsSince(updatedAt))
  metrics.unreadPlaces.set({ chain: chainId }, unreadPlaces)
}

function secondsSince(time: Date): number {
  return Math.max(Date.now() - time.getTime(), 0) / 1_000
}
