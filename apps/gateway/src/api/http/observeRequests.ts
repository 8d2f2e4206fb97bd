import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from '../../lib/createLogger.ts'
import type { Metrics } from '../../lib/createMetrics.ts'
import type { ApiEnv } from './ApiEnv.ts'

const requestIdForm = /^[\w-]{1,64}$/

/** Assigns a request id, measures the request and logs it. */
export function observeRequests({ logger, metrics }: { logger: Logger; metrics: Metrics }) {
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
