import { createMiddleware } from 'hono/factory'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { RateLimiter } from '../../lib/createRateLimiter.ts'
import type { ServiceLimits } from '../../lib/ServiceLimits.ts'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'
import type { ApiEnv } from './ApiEnv.ts'
import { discardBody } from './discardBody.ts'
import { findClientAddress } from './findClientAddress.ts'
import { largeBody } from './parseInput.ts'
import { readDeclaredSize } from './readDeclaredSize.ts'

/** What is not a read asks nodes, checks signatures or writes. */
const unitsOfWork = 10
/** Calldata and typed data are decoded, simulated and hashed: their size is their price. */
const bytesPerUnit = 1_000
/** Bytes of an answer that come with a request, and those that cost a unit each beyond. */
const [freeAnswerBytes, answerBytesPerUnit] = [50_000, 10_000]
/**
 * Requests of one address that are worked on at a time: a burst of thousands must not stand before everybody else's. As
 * many as a browser sends.
 */
const mostAtOnce = 6
/** Large bodies that are worked on at a time, whoever sends them: what they ask for is large too. */
const mostLargeAtOnce = 2
/** For those who watch the service. */
const freePath = /^\/(health|ready|metrics)\/?$/

export type LimitRateParameters = {
  limits: ServiceLimits
  logger: Logger
  /** What declares more is refused unread, and costs no more than that. */
  maxBodySize: number
  rates: RateLimiter
}

/**
 * Gives every client address its share, by what its requests cost. `admit` stands before what reads the body, so that
 * nothing is kept of what is refused; `takeTurns` behind it, where the size of a body is known that nobody declared.
 */
export function limitRate({ limits, logger, maxBodySize, rates }: LimitRateParameters) {
  const { proxyHops, ratePerAddress } = limits
  const inTurn = createKeyedSemaphore({ mostEach: mostAtOnce })
  const inLargeTurn = createKeyedSemaphore({ mostEach: mostLargeAtOnce })
  let isWarned = proxyHops > 0

  function charge(address: string, units: number): void {
    const retryAfter = rates.take(address, units)
    if (retryAfter === 0) return
    throw new TooManyRequestsError({
      code: 'TOO_MANY_REQUESTS',
      message: `Your address has used up its share of the service; this request has its turn in ${retryAfter} s.`,
      retryAfter,
    })
  }

  const admit = createMiddleware<ApiEnv>(async (c, next) => {
    const address = ratePerAddress > 0 && !freePath.test(c.req.path) ? findClientAddress(c, proxyHops) : ''
    if (address === '') return next()
    if (!isWarned && c.req.header('x-forwarded-for') !== undefined) {
      isWarned = true
      logger.warn('requests come through a proxy: set COUNTERSIGN_PROXIES, or limits count all clients as one')
    }
    c.set('clientAddress', address)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (isRead) {
      charge(address, 1)
      return next()
    }
    const declared = readDeclaredSize(c) ?? 0
    try {
      charge(address, unitsOfWork + (declared > maxBodySize ? 0 : Math.ceil(declared / bytesPerUnit)))
    } catch (refusal) {
      await discardBody(c)
      throw refusal
    }
    return next()
  })

  const takeTurns = createMiddleware<ApiEnv>(async (c, next) => {
    const address = c.get('clientAddress')
    if (address === undefined) return next()
    const bodySize = c.get('body')?.length ?? 0
    if (bodySize > 0 && c.req.header('transfer-encoding') !== undefined)
      charge(address, Math.ceil(bodySize / bytesPerUnit))
    await inTurn(address, () => (bodySize > largeBody ? inLargeTurn('everybody', next) : next()))
    // Its size is known only now: whoever took much waits before the next request.
    const beyond = (c.get('responseSize') ?? 0) - freeAnswerBytes
    if (beyond > 0) rates.charge(address, Math.ceil(beyond / answerBytesPerUnit))
  })

  return { admit, takeTurns }
}
