import { RequestError } from '../errors/RequestError.ts'

export class TransactionNotFoundError extends RequestError {
  override readonly name = 'TransactionNotFoundError'
  readonly code = 'TRANSACTION_NOT_FOUND'
  readonly status = 404
  constructor({ id }: { id: string }) {
    super(`The transaction ${id} was not found.`)
  }
}
