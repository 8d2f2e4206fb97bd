import type { Kysely } from 'kysely'
import { deleteOldRateLimits, syncRateLimitRows } from '../../db/queries/syncRateLimitRows.ts'
import type { Database } from '../../db/schema.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { RateLimiter } from '../../lib/createRateLimiter.ts'
import { burstSeconds } from '../../lib/ServiceLimits.ts'

export type ShareRatesParameters = {
  db: Kysely<Database>
  /** Milliseconds between two exchanges. @default 1000 */
  interval?: number
  limiter: RateLimiter
  logger: Logger
  perSecond: number
}

/** Exchanges between two deletions of expired rows. */
const cleaningInterval = 60

/**
 * Shares rate limits between all processes of a database, every second instead of per request. Within that second a
 * client can spend its share at each process, and pays it back afterwards.
 */
export function syncRateLimits({ db, interval = 1_000, limiter, logger, perSecond }: ShareRatesParameters) {
  let exchanges = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function exchange(): Promise<void> {
    try {
      const use = limiter.collectUse()
      const debts = await syncRateLimitRows(db, { max: 2 * burstSeconds * perSecond, perSecond, use })
      for (const [holder, debt] of debts) limiter.learn(holder, debt)
      exchanges += 1
      if (exchanges % cleaningInterval === 0) await deleteOldRateLimits(db)
    } catch (error) {
      // Each process continues with its own counts.
      if (!isStopped) logger.debug({ err: error }, 'could not synchronize rate limits')
    }
    schedule()
  }

  function schedule(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = exchange()
    }, interval)
    timer.unref()
  }

  schedule()
  return {
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
