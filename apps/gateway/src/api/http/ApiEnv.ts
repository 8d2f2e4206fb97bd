import type { HttpBindings } from '@hono/node-server'
import type { Logger } from '../../lib/createLogger.ts'
import type { Metrics } from '../../lib/createMetrics.ts'

/** Bindings and variables of every request. */
export type ApiEnv = {
  /** Absent when the application is called without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    body?: Uint8Array
    clientAddress?: string
    logger: Logger
    metrics: Metrics
    requestId: string
    /** Body size in bytes, if set by a route. */
    responseSize?: number
    /** Cost of the request for the rate limit. */
    units?: number
  }
}
