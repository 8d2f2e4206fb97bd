import { RequestError } from '../errors/RequestError.ts'

/** A feature of the official service that is not offered. Not 404, which some wallets retry endlessly. */
export class NotOfferedError extends RequestError {
  override readonly name = 'NotOfferedError'
  readonly code = 'NOT_OFFERED'
  readonly status = 403
  constructor({ what }: { what: string }) {
    super(`${what} is not offered by this service.`)
  }
}
