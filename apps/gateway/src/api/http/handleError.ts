import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describePostgresError, isDatabaseDown, isDiskFull } from '../../db/postgresErrors.ts'
import { JobError } from '../../lib/jobs/createJobPool.ts'
import { RequestError } from '../errors/RequestError.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** Maps errors to responses: expected ones by code, all others logged and answered without details. */
export function handleError(error: Error, c: Context<ApiEnv>): Response {
  const logger = c.get('logger').child({ requestId: c.get('requestId') })
  if (error instanceof RequestError) {
    if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
    countRefusal(error, c)
    if (error.status >= 500) logger.warn({ code: error.code, err: error }, 'request failed')
    return c.json(
      {
        code: error.code,
        message: error.shortMessage,
        ...(error.path ? { path: error.path } : {}),
        statusCode: error.status,
      },
      error.status,
    )
  }
  if (error instanceof HTTPException && error.status < 500)
    return c.json({ code: 'BAD_REQUEST', message: error.message, statusCode: error.status }, error.status)
  if (isDatabaseDown(error)) {
    c.get('metrics').refusals.inc({ code: 'DATABASE_UNAVAILABLE' })
    logger.warn({ err: error, reason: describePostgresError(error) }, 'database unavailable')
    c.header('Retry-After', '5')
    const reason = isDiskFull(error) ? `cannot store data: ${describePostgresError(error)}` : 'does not respond'
    const message = `The database ${reason}. Try again in a moment.`
    return c.json({ code: 'DATABASE_UNAVAILABLE', message, statusCode: 503 }, 503)
  }
  if (error instanceof JobError) {
    c.get('metrics').refusals.inc({ code: 'SERVICE_BUSY' })
    logger.warn({ err: error, reason: error.reason }, 'job failed')
    c.header('Retry-After', '5')
    return c.json(
      { code: 'SERVICE_BUSY', message: `${error.shortMessage} Try again in a moment.`, statusCode: 503 },
      503,
    )
  }
  logger.error({ err: error }, 'unexpected error')
  return c.json({ code: 'INTERNAL_ERROR', message: 'Internal server error', statusCode: 500 }, 500)
}

/** Counts rejections by code; a 404 is not one. */
export function countRefusal(error: RequestError, c: Context<ApiEnv>): void {
  if (error.status !== 404) c.get('metrics').refusals.inc({ code: error.code })
}
