import { randomUUID } from 'node:crypto'
import { createSecurityHeaders, findAppOrigin } from '@countersign/protocol/config'
import { Hono } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { createConcurrencyLimit } from '../lib/createConcurrencyLimit.ts'
import { createFairQueue } from '../lib/createFairQueue.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { Metrics } from '../lib/createMetrics.ts'
import type { RateLimiter } from '../lib/createRateLimiter.ts'
import { cacheBriefly } from '../lib/createSharedReader.ts'
import { apiSections } from './apiSections.ts'
import { RequestError } from './errors/RequestError.ts'
import { assertHost } from './http/assertHost.ts'
import { handleError } from './http/handleError.ts'
import { limitBody } from './http/limitBody.ts'
import { limitListsPerSafe, limitRate } from './http/limitRate.ts'
import { mountSection } from './http/mountSection.ts'
import { paceNewClients } from './http/paceNewClients.ts'
import type { ApiEnv, RouteDeps } from './http/RouteDeps.ts'
import { cacheResponses } from './response-cache/cacheResponses.ts'
import { measureChains, readReadiness } from './status/statusRoutes.ts'
import { findWebFile, serveWebFile, type WebFiles } from './web/webFiles.ts'

type NoteForeignOriginsParameters = {
  /** Origins allowed by the operator. */
  corsOrigins: readonly string[]
  logger: Logger
  publicUrl: string | undefined
}

/** Bounds the log when every request has a new origin. */
const maxNoted = 20

/**
 * Logs once per origin that a cross-origin page was blocked and which setting allows it: the browser reports this only
 * to the page.
 */
export function noteForeignOrigins({ corsOrigins, logger, publicUrl }: NoteForeignOriginsParameters) {
  const known = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  const noted = new Set<string>()
  return createMiddleware<ApiEnv>((c, next) => {
    const sent = c.req.header('origin')
    if (sent === undefined || known.has(sent) || noted.has(sent) || noted.size >= maxNoted) return next()
    const url = URL.canParse(sent) ? new URL(sent) : undefined
    // Skips same-origin requests and sandboxed pages, whose origin is "null".
    if (!url || url.origin !== sent || sent.length > 300 || url.host === c.req.header('host')) return next()
    noted.add(sent)
    logger.warn(
      { origin: sent },
      `CORS: origin ${sent} is not allowed; set COUNTERSIGN_ORIGINS=${sent} to allow it, comma-separated with others`,
    )
    return next()
  })
}

const maxBodySize = 1_000_000
/** Concurrent expensive requests of all clients. */
const expensiveAtOnce = 2
/** Milliseconds for which the readiness is cached: probes are not rate limited. */
const moment = 1_000
/** Concurrent webhook tests: each holds a connection to an untrusted server. */
const testShare = { max: 10, maxPerKey: 1 }
/** Paths that wallets poll and whose responses change only with the Safe. */
const cachedPaths = [
  '/v1/chains/:chainId/safes/:address/messages',
  '/v1/chains/:chainId/safes/:address/transactions/history',
  '/v1/chains/:chainId/safes/:address/transactions/queued',
  '/v1/chains/:chainId/transactions/:id',
] as const
/** API paths: unknown ones get a JSON error, never the page of the web app. */
const apiPath =
  /^\/(v\d+|about|tx-service|health|ready|metrics|config\.json|clear-signing|openapi\.json|docs|explorer\/[^/]+\/api)(\/|$)/

export type AppDeps = Omit<RouteDeps, 'measureChains' | 'readReadiness' | 'streams' | 'webhookTests'> & {
  /** Further accepted Host headers, besides `publicUrl` and localhost. */
  hosts: readonly string[]
  /** Rate limits of client addresses. */
  rates: RateLimiter
  /** The built web app; without it only the API is served. Pages that are requested before it is loaded wait. */
  webFiles: Promise<WebFiles> | WebFiles | undefined
}

/** Creates the HTTP application, without sockets or environment variables. */
export function createApp(deps: AppDeps): Hono<ApiEnv> {
  const { corsOrigins, hosts, limits, logger, metrics, publicUrl, rates, webConfig, webFiles } = deps
  // Official clients call some paths with a trailing slash.
  const app = new Hono<ApiEnv>({ strict: false })
  const securityHeaders = Object.entries(createSecurityHeaders({ config: webConfig }))

  app.use(observeRequests({ logger, metrics }))
  app.use((c, next) => {
    // Before the handler: setting a header on a finished response copies it.
    for (const [name, value] of securityHeaders) c.header(name, value)
    c.header('Cache-Control', 'no-cache')
    return next()
  })
  app.use(noteForeignOrigins({ corsOrigins, logger, publicUrl }))
  if (corsOrigins.length > 0)
    app.use(
      cors({
        allowHeaders: ['Content-Type'],
        credentials: true,
        exposeHeaders: ['Retry-After'],
        maxAge: 600,
        origin: [...corsOrigins],
      }),
    )
  const { admit, chargeBody, limitConcurrency } = limitRate({ limits, logger, maxBodySize, rates })
  // After the rate limit: rejected requests are charged too.
  // Files of the web app are cheap, and a first visit loads many.
  const pace = except((c) => !apiPath.test(c.req.path), paceNewClients({ perSecond: limits.ratePerAddress, rates }))
  const readBody = limitBody({ maxSize: maxBodySize, onPart: chargeBody })
  app.use(admit, assertHost({ hosts, logger, publicUrl }), pace, readBody, limitConcurrency)
  const cache = cacheResponses({ chains: deps.chains, db: deps.readDb })
  for (const path of cachedPaths) app.get(path, cache)
  app.use(limitListsPerSafe())

  const streams = createConcurrencyLimit({ max: limits.maxStreams, maxPerKey: limits.maxStreamsPerAddress })
  const expensive = createFairQueue({ maxPause: 250, width: expensiveAtOnce })
  const webhookTests = createConcurrencyLimit(testShare)
  const { chains, readDb: db } = deps
  const made = {
    measureChains: cacheBriefly(() => measureChains({ chains, db, metrics }), moment),
    readReadiness: cacheBriefly(() => readReadiness({ chains, db, logger }), moment),
    streams,
    webhookTests,
  }
  for (const section of apiSections) mountSection(app, section, { deps: { ...deps, ...made }, expensive })

  app.get('*', async (c, next) => {
    const files = apiPath.test(c.req.path) ? undefined : await webFiles
    const file = files && findWebFile(files, c.req.path)
    if (!file) return next()
    const appOrigin = findAppOrigin(c.req.url)
    if (appOrigin !== undefined)
      for (const [name, value] of Object.entries(createSecurityHeaders({ appOrigin, config: webConfig })))
        c.header(name, value)
    return serveWebFile(c, file)
  })
  app.notFound((c) => {
    throw new RequestError(404, 'ROUTE_NOT_FOUND', `Cannot ${c.req.method} ${c.req.path}`)
  })
  app.onError(handleError)
  return app
}

const requestIdForm = /^[\w-]{1,64}$/

/** Assigns a request id, measures the request and logs it. */
function observeRequests({ logger, metrics }: { logger: Logger; metrics: Metrics }) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const given = c.req.header('x-request-id')
    // A proxy's request id is reused to correlate logs; malformed ones could inject log lines.
    const requestId = given && requestIdForm.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    c.set('logger', logger)
    c.set('metrics', metrics)
    c.header('X-Request-Id', requestId)
    const start = performance.now()
    await next()
    const seconds = (performance.now() - start) / 1000
    const { status } = c.res
    metrics.httpDuration.observe({ method: c.req.method, route: routePath(c), status }, seconds)
    logger.debug(
      { method: c.req.method, ms: Math.round(seconds * 1000), path: c.req.path, requestId, status },
      'request',
    )
  })
}
