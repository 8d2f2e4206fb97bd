import type { HttpBindings } from '@hono/node-server'
import type { Logger } from '../../lib/createLogger.ts'
import type { Metrics } from '../../lib/createMetrics.ts'

/** What the server and the first middleware put beside every request. */
export type ApiEnv = {
  /** Absent where the application is asked without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    body?: Uint8Array
    clientAddress?: string
    logger: Logger
    metrics: Metrics
    requestId: string
    /** Bytes of the body, where it was made by a route. */
    responseSize?: number
  }
}
