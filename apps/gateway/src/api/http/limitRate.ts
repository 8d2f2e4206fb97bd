import { createMiddleware } from 'hono/factory'
import type { Logger } from '../../lib/createLogger.ts'
import type { RateLimiter } from '../../lib/createRateLimiter.ts'
import { createTurns } from '../../lib/createTurns.ts'
import type { ServiceLimits } from '../../lib/ServiceLimits.ts'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'
import type { ApiEnv } from './ApiEnv.ts'
import { findClientAddress } from './findClientAddress.ts'

/** What is not a read asks nodes, checks signatures or writes. */
const unitsOfWork = 10
/** Calldata and typed data are decoded, simulated and hashed: their size is their price. */
const bytesPerUnit = 1_000
/** Requests of one address that are worked on at a time: a burst of thousands must not stand before everybody else's. */
const mostAtOnce = 32
/** Bodies that are parsed so many at a time, whoever sends them: eight of them in a row would stand before all reads. */
const largeBody = 16_000
const mostLargeAtOnce = 2
/** For those who watch the service. */
const freePath = /^\/(health|ready|metrics)\/?$/

export type LimitRateParameters = { limits: ServiceLimits; logger: Logger; rates: RateLimiter }

/** Gives every client address its share, by what its requests cost. Stands behind what has read the body. */
export function limitRate({ limits: { proxyHops, ratePerAddress }, logger, rates }: LimitRateParameters) {
  const inTurn = createTurns({ mostEach: mostAtOnce })
  const inLargeTurn = createTurns({ mostEach: mostLargeAtOnce })
  let isWarned = proxyHops > 0
  return createMiddleware<ApiEnv>(async (c, next) => {
    const address = ratePerAddress > 0 && !freePath.test(c.req.path) ? findClientAddress(c, proxyHops) : ''
    if (address === '') return next()
    if (!isWarned && c.req.header('x-forwarded-for') !== undefined) {
      isWarned = true
      logger.warn('requests come through a proxy: set COUNTERSIGN_PROXIES, or limits count all clients as one')
    }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    const bodySize = c.get('bodySize') ?? 0
    const units = isRead ? 1 : unitsOfWork + Math.ceil(bodySize / bytesPerUnit)
    const retryAfter = rates.take(address, units)
    if (retryAfter === 0) return inTurn(address, () => (bodySize > largeBody ? inLargeTurn('everybody', next) : next()))
    throw new TooManyRequestsError({
      code: 'TOO_MANY_REQUESTS',
      message: `Your address has used up its share of the service; this request has its turn in ${retryAfter} s.`,
      retryAfter,
    })
  })
}
