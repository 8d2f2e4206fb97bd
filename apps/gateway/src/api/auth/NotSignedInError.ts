import { RequestError } from '../errors/RequestError.ts'

export class NotSignedInError extends RequestError {
  override readonly name = 'NotSignedInError'
  readonly code = 'NOT_SIGNED_IN'
  readonly status = 401
  constructor() {
    super('Nobody is signed in with this request.')
  }
}
