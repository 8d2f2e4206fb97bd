import { BaseError } from '@countersign/protocol/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An expected failure: message and code are sent to the client. */
export abstract class RequestError extends BaseError {
  abstract readonly status: ContentfulStatusCode
  /** Location of the fault in the request. */
  readonly path: readonly PropertyKey[] | undefined = undefined
  /** Retry-After in seconds. */
  readonly retryAfter: number | undefined = undefined
}
