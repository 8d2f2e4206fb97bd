import { RequestError } from '../errors/RequestError.ts'

/** Something that official wallets can ask of their own service. Not 404, after which some of them ask again and again. */
export class NotOfferedError extends RequestError {
  override readonly name = 'NotOfferedError'
  readonly code = 'NOT_OFFERED'
  readonly status = 403
  constructor({ what }: { what: string }) {
    super(`${what} is not offered by this service.`)
  }
}
