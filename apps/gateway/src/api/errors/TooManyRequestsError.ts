import { RequestError } from './RequestError.ts'

export type LimitCode = 'NODE_BUSY' | 'TOO_MANY_REQUESTS' | 'TOO_MANY_STREAMS' | 'TOO_MANY_WEBHOOK_TESTS'

/** A rate or concurrency limit was reached. */
export class TooManyRequestsError extends RequestError {
  override readonly name = 'TooManyRequestsError'
  readonly code: LimitCode
  override readonly retryAfter: number
  readonly status = 429
  constructor({ code, message, retryAfter }: { code: LimitCode; message: string; retryAfter: number }) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}
