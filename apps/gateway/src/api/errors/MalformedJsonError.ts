import { RequestError } from './RequestError.ts'

export class MalformedJsonError extends RequestError {
  override readonly name = 'MalformedJsonError'
  readonly code = 'MALFORMED_JSON'
  readonly status = 400
  constructor({ cause }: { cause?: unknown } = {}) {
    super('The body of the request is not valid JSON.', { cause })
  }
}
