import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { describeIndexing, findIndexingFailure, findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import type { Database } from '../../db/schema.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { Metrics } from '../../lib/createMetrics.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { ApiEnv, Readiness } from '../http/RouteDeps.ts'

/** Blocks that an index may lag behind while ready. */
const allowedLag = 20

export type ReadReadinessDeps = { chains: ChainRegistry; db: Kysely<Database>; logger: Logger }

/** Not called per request: probes are not rate limited. */
export async function readReadiness({ chains, db, logger }: ReadReadinessDeps): Promise<Readiness> {
  const isDatabaseUp = await sql`select 1`.execute(db).then(
    () => true,
    (error: unknown) => {
      logger.warn({ err: error }, 'database unavailable')
      return false
    },
  )
  const reports = isDatabaseUp ? await Promise.all([...chains.keys()].map((chainId) => reportChain(db, chainId))) : []
  const isReady = isDatabaseUp && reports.every((report) => report.isReady)
  return { chains: reports, database: isDatabaseUp, ready: isReady }
}

async function reportChain(db: Kysely<Database>, chainId: number) {
  const [failure, status] = await Promise.all([
    findIndexingFailure(db, { chainId }),
    findIndexingStatus(db, { chainId }),
  ])
  const report = { chainId, failure: failure ?? null, failedTransactions: status?.failedTransactions ?? 0 }
  if (!status) return { ...report, headBlock: null, indexedBlock: null, isReady: false, lag: null }
  const { blockNumber, headNumber } = status
  const { isFollowed, lag } = describeIndexing({ failure, status })
  const isReady = isFollowed && lag !== null && lag <= allowedLag
  return { ...report, headBlock: headNumber, indexedBlock: blockNumber, isReady, lag }
}

export type GetMetricsDeps = { chains: ChainRegistry; db: Kysely<Database>; metrics: Metrics }

export const statusRoutes = [
  // Liveness only: dependencies are excluded, so that a slow node does not cause restarts.
  defineRoute({
    method: 'get',
    path: '/health',
    summary: 'Check liveness',
    response: z.object({ status: z.literal('ok') }),
    handle: () => ({ status: 'ok' as const }),
  }),
  // 200 if the database responds and every chain is in sync, else 503 with the reasons.
  defineRoute({
    method: 'get',
    path: '/ready',
    summary: 'Check readiness',
    description: 'Status 503 if the database does not respond or a chain is not indexed.',
    response: z.object({ chains: z.array(z.unknown()), database: z.boolean(), ready: z.boolean() }),
    async handle({ c }, { readReadiness }) {
      const readiness = await readReadiness()
      if (!readiness.ready) c.status(503)
      return readiness
    },
  }),
  // Prometheus metrics; the indexing progress is read on request.
  defineRoute({
    method: 'get',
    path: '/metrics',
    summary: 'Get Prometheus metrics',
    description: 'From this machine, or with the token of COUNTERSIGN_METRICS_TOKEN.',
    response: { contentType: 'text/plain' },
    async handle({ c }, { measureChains, metrics, metricsToken }) {
      assertMayMeasure(c, metricsToken)
      await measureChains()
      return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
    },
  }),
]

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
  const { blockNumber, failedTransactions, updatedAt } = status
  metrics.indexedBlock.set({ chain: chainId }, blockNumber)
  metrics.indexLag.set({ chain: chainId }, describeIndexing({ failure, status }).lag ?? Number.NaN)
  metrics.indexSilence.set({ chain: chainId }, secondsSince(updatedAt))
  metrics.failedTransactions.set({ chain: chainId }, failedTransactions)
  metrics.failedTransactionsAlias.set({ chain: chainId }, failedTransactions)
}

function secondsSince(time: Date): number {
  return Math.max(Date.now() - time.getTime(), 0) / 1_000
}

const loopback = /^(127\.|::1$|::ffff:127\.)/
/** Headers set by proxies: such a request is not from localhost. */
const traces = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/** Metrics reveal users and load: they require the token, or localhost if none is set. */
export function assertMayMeasure(c: Context<ApiEnv>, token: string | undefined): void {
  const isAllowed = token === undefined ? isFromHere(c) : isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
  if (!isAllowed)
    throw new RequestError(
      403,
      'METRICS_RESTRICTED',
      'Metrics are restricted. Request them from this machine, or send the token of COUNTERSIGN_METRICS_TOKEN.',
    )
}

function isFromHere(c: Context<ApiEnv>): boolean {
  const { incoming } = c.env ?? {}
  // No socket: called by this process.
  if (!incoming) return true
  return loopback.test(incoming.socket.remoteAddress ?? '') && traces.every((name) => c.req.header(name) === undefined)
}

/** Constant time. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
