import { setTimeout as sleep } from 'node:timers/promises'
import { parseCursor } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createFairQueue, type FairQueue } from '../../lib/createFairQueue.ts'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import type { Logger } from '../../lib/createLogger.ts'
import { createRateLimiter, type RateLimiter } from '../../lib/createRateLimiter.ts'
import type { ServiceLimits } from '../../lib/ServiceLimits.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'
import { discardBody, readDeclaredSize } from './discardBody.ts'
import { findClientAddress, toNetwork } from './findClientAddress.ts'
import { largeBody } from './parseInput.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** Cost of writes, which call nodes and verify signatures. */
const unitsOfWork = 10
/** Request bodies are charged by size: calldata and typed data are decoded, simulated and hashed. */
const bytesPerUnit = 1_000
/** Response bytes included in a request, and bytes per further unit. */
const [freeAnswerBytes, answerBytesPerUnit] = [50_000, 10_000]
/** Clients' worth of rate that an IPv6 /48 has: its customer can use 65,536 addresses. */
const clientsPerNetwork = 8
/** Rows that a page skips by its offset, per unit: they are counted off, and anyone can send any number of transfers. */
const skippedPerUnit = 1_000
/** Concurrent requests per address: as many as a browser sends, and of a busy one fewer, each after so many milliseconds. */
const [maxAtOnce, maxOfBusy, pauseOfBusy] = [6, 2, 10]
/** The part of its rate above which an address is busy, once it has used a second's worth of the rate beyond it. */
const busyShare = 1 / 3
/** Milliseconds until the next write of any client, per unit of the last, and at most. */
const [pausePerUnit, longestPause] = [1, 100]
/** Milliseconds between HEAD requests of all clients: pages send none, and a monitor a few. */
const pauseOfHead = 10
/** Concurrent large bodies of all clients. */
const maxLargeAtOnce = 2
/** A GET that writes a row. */
const storingPath = /^\/v1\/auth\/nonce\/?$/
/** Probes and monitoring. */
const freePath = /^\/(health|ready|metrics)\/?$/

export type LimitRateParameters = {
  limits: ServiceLimits
  logger: Logger
  /** Requests that declare more are rejected unread at the base cost. */
  maxBodySize: number
  /** A monotonic clock in milliseconds. @default performance.now */
  now?: () => number
  rates: RateLimiter
}

/**
 * Rate limit per client address, by cost. `admit` runs before the body is read, so that rejected requests use no
 * memory, `chargeBody` while it is read, and `limitConcurrency` after it: writes of all clients take turns.
 */
export function limitRate({ limits, logger, maxBodySize, now = () => performance.now(), rates }: LimitRateParameters) {
  const { proxyHops, ratePerAddress } = limits
  const busyness = createRateLimiter({ burst: ratePerAddress, now, perSecond: busyShare * ratePerAddress })
  const isBusy = (address: string) => busyness.readDebt(address) > ratePerAddress
  const withPermit = createKeyedSemaphore({ maxPerKey: (address) => (isBusy(address) ? maxOfBusy : maxAtOnce) })
  // In turn by client: writes from many addresses, each within its rate, would leave no time for reads.
  const writes = createFairQueue({
    maxPause: 0,
    maxWaiting: Number.POSITIVE_INFINITY,
    minPause: (units) => Math.min(units * pausePerUnit, longestPause),
    width: 1,
  })
  const heads = createFairQueue({
    maxPause: 0,
    maxWaiting: Number.POSITIVE_INFINITY,
    minPause: () => pauseOfHead,
    width: 1,
  })
  // In turn by client: one with many large bodies that wait for a node would keep out all others.
  const large = createFairQueue({ maxPause: 0, maxWaiting: Number.POSITIVE_INFINITY, width: maxLargeAtOnce })
  let isWarned = proxyHops > 0

  function charge(address: string, units: number): void {
    busyness.charge(address, units)
    const network = toNetwork(address)
    const retryAfter = Math.max(
      rates.take(address, units),
      network === address ? 0 : rates.take(network, units / clientsPerNetwork),
    )
    if (retryAfter === 0) return
    throw new TooManyRequestsError({
      code: 'TOO_MANY_REQUESTS',
      message: `Rate limit of your IP address exceeded. Try again in ${retryAfter} s.`,
      retryAfter,
    })
  }

  const admit = createMiddleware<ApiEnv>(async (c, next) => {
    const address = ratePerAddress > 0 && !freePath.test(c.req.path) ? findClientAddress(c, proxyHops) : ''
    if (address === '') return next()
    if (!isWarned && c.req.header('x-forwarded-for') !== undefined) {
      isWarned = true
      logger.warn('requests come through a proxy: set COUNTERSIGN_PROXIES, or all clients share one rate limit')
    }
    c.set('clientAddress', address)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (isRead) {
      const base = storingPath.test(c.req.path) ? unitsOfWork : 1
      const units = base + Math.floor(readOffset(c.req.url) / skippedPerUnit)
      c.set('units', units)
      charge(address, units)
      return next()
    }
    const declared = readDeclaredSize(c) ?? 0
    const units = unitsOfWork + (declared > maxBodySize ? 0 : Math.ceil(declared / bytesPerUnit))
    c.set('units', units)
    try {
      charge(address, units)
    } catch (refusal) {
      await discardBody(c)
      throw refusal
    }
    return next()
  })

  const limitConcurrency = createMiddleware<ApiEnv>(async (c, next) => {
    const address = c.get('clientAddress')
    if (address === undefined) return next()
    const bodySize = c.get('body')?.length ?? 0
    const units = c.get('units') ?? 0
    await withPermit(address, async () => {
      if (isBusy(address)) await sleep(pauseOfBusy)
      if (c.req.method === 'HEAD') await heads.run(address, async () => undefined)
      if (units >= unitsOfWork) await writes.run(address, async () => undefined, units)
      return bodySize > largeBody ? large.run(address, next) : next()
    })
    // The response size is charged afterwards: the client waits before its next request.
    const responseUnits = toResponseUnits(c.get('responseSize'))
    if (responseUnits > 0) rates.charge(address, responseUnits)
  })

  /** Charges a body of undeclared size while it is read: slow ones would occupy memory for nothing. */
  const chargeBody = (c: Context<ApiEnv>, bytes: number): void => {
    const address = c.get('clientAddress')
    if (address !== undefined && readDeclaredSize(c) === undefined) charge(address, bytes / bytesPerUnit)
  }

  return { admit, chargeBody, limitConcurrency }
}

/** What a large response costs beside its request. */
export const toResponseUnits = (bytes = 0) => Math.max(0, Math.ceil((bytes - freeAnswerBytes) / answerBytesPerUnit))

/** In the query, or in the cursor that is part of it. */
function readOffset(url: string): number {
  const start = url.indexOf('?')
  if (start === -1) return 0
  const search = url.slice(start)
  return Math.max(parseCursor(search).offset, parseCursor(new URLSearchParams(search).get('cursor')).offset)
}

/** Concurrent lists per Safe: with large transactions each takes megabytes. */
const maxListsAtOnce = 2
const listPath =
  /\/safes\/(0x[0-9a-fA-F]{40})\/((all|module|multisig)-transactions|export|(incoming-)?transfers|messages|movements|(safe|user)-operations|transactions\/(history|queued))\/?$/

/**
 * Keeps lists of one large Safe from delaying all others, in turn by client: strangers who request those of a Safe must
 * not keep its owners waiting.
 */
export function limitListsPerSafe() {
  const lists = new Map<string, { queue: FairQueue; users: number }>()
  return createMiddleware<ApiEnv>(async (c, next) => {
    // HEAD runs the same handler as GET.
    const safe = /^(GET|HEAD)$/.test(c.req.method) ? listPath.exec(c.req.path)?.[1]?.toLowerCase() : undefined
    if (safe === undefined) return next()
    const list = lists.get(safe) ?? { queue: createListQueue(), users: 0 }
    lists.set(safe, list)
    list.users += 1
    try {
      await list.queue.run(c.get('clientAddress') ?? '', next)
    } finally {
      list.users -= 1
      if (list.users === 0) lists.delete(safe)
    }
  })
}

const createListQueue = () =>
  createFairQueue({ maxPause: 0, maxWaiting: Number.POSITIVE_INFINITY, width: maxListsAtOnce })
