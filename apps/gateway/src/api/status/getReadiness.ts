import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { describeIndexing, findIndexingFailure, findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import type { Database } from '../../db/schema.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { Readiness } from '../http/RouteDeps.ts'

/** Blocks that an index may lag behind while ready. */
const allowedLag = 20

/** 200 if the database responds and every chain is in sync, else 503 with the reasons. */
export const getReadiness = defineRoute({
  method: 'get',
  path: '/ready',
  summary: 'Whether the database answers and every chain is followed; 503 when not.',
  response: z.object({ chains: z.array(z.unknown()), database: z.boolean(), ready: z.boolean() }),
  async handle({ c }, { readReadiness }) {
    const readiness = await readReadiness()
    if (!readiness.ready) c.status(503)
    return readiness
  },
})

export type ReadReadinessDeps = { chains: ChainRegistry; db: Kysely<Database>; logger: Logger }

/** Not called per request: probes are not rate limited. */
export async function readReadiness({ chains, db, logger }: ReadReadinessDeps): Promise<Readiness> {
  const isDatabaseUp = await sql`select 1`.execute(db).then(
    () => true,
    (error: unknown) => {
      logger.warn({ err: error }, 'the database does not answer')
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
  const report = { chainId, failure: failure ?? null, unreadPlaces: status?.unreadPlaces ?? 0 }
  if (!status) return { ...report, headBlock: null, indexedBlock: null, isReady: false, lag: null }
  const { blockNumber, headNumber } = status
  const { isFollowed, lag } = describeIndexing({ failure, status })
  const isReady = isFollowed && lag !== null && lag <= allowedLag
  return { ...report, headBlock: headNumber, indexedBlock: blockNumber, isReady, lag }
}
