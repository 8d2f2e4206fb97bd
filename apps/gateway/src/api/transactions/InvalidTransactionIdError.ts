import { RequestError } from '../errors/RequestError.ts'

export class InvalidTransactionIdError extends RequestError {
  override readonly name = 'InvalidTransactionIdError'
  readonly code = 'INVALID_TRANSACTION_ID'
  readonly status = 400
  constructor() {
    super('Invalid transaction ID')
  }
}
