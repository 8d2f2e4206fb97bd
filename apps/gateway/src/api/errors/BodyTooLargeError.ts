import { RequestError } from './RequestError.ts'

export class BodyTooLargeError extends RequestError {
  override readonly name = 'BodyTooLargeError'
  readonly code = 'BODY_TOO_LARGE'
  readonly status = 413
  constructor({ limit }: { limit: number }) {
    super(`The body of the request is larger than ${limit} bytes.`)
  }
}
