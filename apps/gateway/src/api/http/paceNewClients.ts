import { createMiddleware } from 'hono/factory'
import type { RateLimiter } from '../../lib/createRateLimiter.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'
import { discardBody } from './discardBody.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** Milliseconds after its first request from which a client is no longer new. */
const newFor = 3_000
/** Milliseconds for which a client that was delayed counts as new again. */
const probation = 600_000
/** What all new clients together get of the rate of one known client, apart: large bodies must not block their reads. */
const shares = { read: 0.5, write: 0.25 }
/** Milliseconds of unused share that new clients can save up. */
const burst = 2_000
/** Milliseconds; whoever would have to wait longer is rejected. */
const maxDelay = 10_000
/** Seconds' worth of its own rate; a client that owes more shares the rate of new ones. */
const heavyDebt = 2
/** Beyond it the least recent clients are forgotten. */
const maxClients = 50_000

export type PaceNewClientsParameters = {
  /** A monotonic clock in milliseconds. @default performance.now */
  now?: () => number
  /** Units per second of one client. */
  perSecond: number
  rates: Pick<RateLimiter, 'readDebt'>
}

/**
 * All new clients together get a share of the rate of a single known one, and wait in order of arrival: a flood from
 * many addresses, each within its own rate limit, delays newcomers and not those who used the service before it.
 */
export function paceNewClients({ now = () => performance.now(), perSecond, rates }: PaceNewClientsParameters) {
  /** When each client stops being new, least recent first. */
  const newUntil = new Map<string, number>()
  const paidUntil = { read: Number.NEGATIVE_INFINITY, write: Number.NEGATIVE_INFINITY }

  function remember(client: string, until: number): void {
    newUntil.delete(client)
    newUntil.set(client, until)
    const [oldest] = newUntil.keys()
    if (newUntil.size > maxClients && oldest !== undefined) newUntil.delete(oldest)
  }

  function takeDelay(client: string, units: number): number {
    const at = now()
    const until = newUntil.get(client) ?? at + newFor
    const isNew = until > at
    remember(client, until)
    if (!isNew && rates.readDebt(client) <= heavyDebt * perSecond) return 0
    const kind = units > 1 ? 'write' : 'read'
    const paid = Math.max(paidUntil[kind], at)
    const delay = paid - at - burst
    if (delay > 0 && isNew) remember(client, at + probation)
    if (delay <= maxDelay) paidUntil[kind] = paid + (units / (shares[kind] * perSecond)) * 1_000
    return delay
  }

  return createMiddleware<ApiEnv>(async (c, next) => {
    const [client, units] = [c.get('clientAddress'), c.get('units')]
    if (client === undefined || units === undefined) return next()
    const delay = takeDelay(client, units)
    if (delay > maxDelay) {
      await discardBody(c)
      throw new TooManyRequestsError({
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many new clients use the service. Try again in 10 s.',
        retryAfter: maxDelay / 1_000,
      })
    }
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    return next()
  })
}
