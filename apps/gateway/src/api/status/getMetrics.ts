import type { Kysely } from 'kysely'
import { findIndexingStatus } from '../../db/queries/findIndexingStatus.ts'
import type { Database } from '../../db/schema.ts'
import type { Metrics } from '../../lib/createMetrics.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'

export type GetMetricsDeps = { chains: ChainRegistry; db: Kysely<Database>; metrics: Metrics }

/** `GET /metrics`: measurements in the form of Prometheus. How far chains are indexed is looked up when asked for. */
export const getMetrics = defineRoute({
  method: 'get',
  path: '/metrics',
  summary: 'Measurements for Prometheus.',
  response: { contentType: 'text/plain' },
  async handle({ c }, { chains, db, metrics }) {
    await Promise.all([...chains.keys()].map((chainId) => measureChain({ chainId, db, metrics })))
    return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
  },
})

async function measureChain({ chainId, db, metrics }: Omit<GetMetricsDeps, 'chains'> & { chainId: number }) {
  // A database that is down is a measurement too: the last value stays, and the rest is still told.
  const status = await findIndexingStatus(db, { chainId }).catch(() => undefined)
  if (!status) return
  metrics.indexedBlock.set({ chain: chainId }, status.blockNumber)
  metrics.indexLag.set({ chain: chainId }, Math.max(status.headNumber - status.blockNumber, 0))
}
