import { RequestError } from '../errors/RequestError.ts'

export class RegistrationExpiredError extends RequestError {
  override readonly name = 'RegistrationExpiredError'
  readonly code = 'REGISTRATION_EXPIRED'
  readonly status = 400
  constructor() {
    super('The signature is expired!')
  }
}
