import { RequestError } from './RequestError.ts'

export class JsonTooDeepError extends RequestError {
  override readonly name = 'JsonTooDeepError'
  readonly code = 'JSON_TOO_DEEP'
  readonly status = 422
  constructor({ limit }: { limit: number }) {
    super(`The body of the request nests more than ${limit} levels.`)
  }
}
