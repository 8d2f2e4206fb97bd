import { performance as hostPerformance } from 'node:perf_hooks'
import { createMiddleware } from 'hono/factory'
import type { RateLimiter } from '../../lib/createRateLimiter.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'
import { discardBody } from './discardBody.ts'
import { toNetwork } from './findClientAddress.ts'
import { toResponseUnits } from './limitRate.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** Milliseconds after its first request from which a client is no longer new. */
const newFor = 3_000
/** Milliseconds after the start in which nobody is new: all open pages connect again. */
const grace = 5_000
/** Milliseconds for which a client that was delayed in a crowd is new again: with many requests of its own, and with few. */
const probation = { heavy: 600_000, light: 30_000 }
/** So many new clients that were delayed within so many milliseconds are a crowd; fewer are the users of an office. */
const crowd = { clients: 8, within: 10_000 }
/**
 * What all new clients together get of the rate of one known client: those with many requests, and those with few. While
 * the request thread is idle at least half of the time, those with few get a whole rate: a company that opens the app at
 * nine looks like a flood, but has room.
 */
const shares = { heavy: 0.125, light: 0.25, lightWhileIdle: 1 }
/** The utilization of the thread up to which it is idle, and the milliseconds over which it is measured. */
const idle = { utilization: 0.5, window: 250 }
/** Milliseconds of unused share that new clients can save up for cheap requests, which cost at most so many units. */
const [burst, cheap] = [2_000, 5]
/** Milliseconds; whoever would have to wait longer is rejected. */
const maxDelay = 10_000
/** Seconds' worth of its own rate; a client that owes more shares the rate of new ones with many requests. */
const heavyDebt = 2
/** Parts of the rate: a new client with few requests uses a third at once, enough for a page, then a tenth per second. */
const [lightBurst, lightShare] = [1 / 3, 1 / 10]
/** Paths with large responses that are remembered. */
const maxResponses = 1_000

export type PaceNewClientsParameters = {
  /** Beyond it the least recent clients are forgotten, new ones and known ones separately. @default 50,000 */
  maxClients?: number
  /** A monotonic clock in milliseconds. @default performance.now */
  now?: () => number
  perSecond: number
  rates: Pick<RateLimiter, 'readDebt'>
  /** How busy the thread is, from 0 to 1. @default measured */
  readUtilization?: () => number
}

type NewClient = { at: number; newUntil: number; used: number }

/**
 * All new clients together get a share of the rate of a single known one, and wait in order of arrival: a flood from
 * many addresses, each within its own rate limit, delays newcomers and not those who used the service before it. Who
 * was delayed in a crowd stays new; a few busy users alone become known. New clients with many requests have a share of
 * their own, so that one of them cannot occupy that of the others.
 */
export function paceNewClients({
  maxClients = 50_000,
  now = () => performance.now(),
  perSecond,
  rates,
  readUtilization = createUtilizationMeter(),
}: PaceNewClientsParameters) {
  const startedAt = now()
  const newClients = new Map<string, NewClient>()
  const known = new Map<string, true>()
  /** The last new clients that had to wait, and when: just enough to tell a crowd. */
  const delayed = new Map<string, number>()
  /** What the last large response of a path cost: the next new client pays for it before. */
  const responses = new Map<string, number>()
  const lightRate = () => (readUtilization() > idle.utilization ? shares.light : shares.lightWhileIdle) * perSecond
  const lanes = { heavy: createLane(() => shares.heavy * perSecond), light: createLane(lightRate) }

  function reserveDelayOfNew(client: string, units: number, at: number): number {
    const { at: last, newUntil, used: before } = newClients.get(client) ?? { at, newUntil: at + newFor, used: 0 }
    const used = Math.max(0, before - ((at - last) / 1_000) * lightShare * perSecond) + units
    const isHeavy = units > lightShare * perSecond || used > lightBurst * perSecond
    const lane = isHeavy ? 'heavy' : 'light'
    const delay = lanes[lane](units, at)
    if (delay > 0) remember(delayed, client, at, crowd.clients + 1)
    const isCrowded = [...delayed.values()].filter((last) => last > at - crowd.within).length > crowd.clients
    const probationUntil = delay > 0 && isCrowded ? at + probation[lane] : 0
    remember(newClients, client, { at, newUntil: Math.max(newUntil, probationUntil), used }, maxClients)
    return delay
  }

  function reserveDelay(address: string, units: number): number {
    const at = now()
    const client = toNetwork(address)
    const isNew =
      !known.has(client) && at >= startedAt + grace && at < (newClients.get(client)?.newUntil ?? at + newFor)
    if (isNew) return reserveDelayOfNew(client, units, at)
    newClients.delete(client)
    remember(known, client, true, maxClients)
    return rates.readDebt(address) <= heavyDebt * perSecond ? 0 : lanes.heavy(units, at)
  }

  return createMiddleware<ApiEnv>(async (c, next) => {
    const [client, units] = [c.get('clientAddress'), c.get('units')]
    if (client === undefined || units === undefined) return next()
    const { path } = c.req
    const delay = reserveDelay(client, units + (responses.get(path) ?? 0))
    if (delay > maxDelay) {
      await discardBody(c)
      throw new TooManyRequestsError({
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many new clients use the service. Try again in 10 s.',
        retryAfter: maxDelay / 1_000,
      })
    }
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    await next()
    const responseUnits = toResponseUnits(c.get('responseSize'))
    if (responseUnits > 0) remember(responses, path, responseUnits, maxResponses)
  })
}

/** Milliseconds that a request waits for its share; above the longest delay it takes none. */
function createLane(readRate: () => number) {
  let paidUntil = Number.NEGATIVE_INFINITY
  return (units: number, at: number): number => {
    const from = Math.max(paidUntil, at)
    const delay = from - at - (units > cheap ? 0 : burst)
    // Capped: a single request with a large offset would occupy the lane for hours.
    if (delay <= maxDelay) paidUntil = from + Math.min((units / readRate()) * 1_000, maxDelay)
    return delay
  }
}

function createUtilizationMeter(): () => number {
  let since = hostPerformance.eventLoopUtilization()
  let measuredAt = hostPerformance.now()
  let utilization = 0
  return () => {
    if (hostPerformance.now() < measuredAt + idle.window) return utilization
    utilization = hostPerformance.eventLoopUtilization(since).utilization
    since = hostPerformance.eventLoopUtilization()
    measuredAt = hostPerformance.now()
    return utilization
  }
}

/** Keeps the map in order of use. */
function remember<value>(entries: Map<string, value>, key: string, value: value, max: number): void {
  entries.delete(key)
  entries.set(key, value)
  const [oldest] = entries.keys()
  if (entries.size > max && oldest !== undefined) entries.delete(oldest)
}
