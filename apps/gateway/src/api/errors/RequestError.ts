import { BaseError } from '@countersign/protocol/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An expected failure of a request: its sentence and code are for the caller, its status is how HTTP says it. */
export abstract class RequestError extends BaseError {
  abstract readonly status: ContentfulStatusCode
  /** Where in the request the fault lies. */
  readonly path: readonly PropertyKey[] | undefined = undefined
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined = undefined
}
