import { BaseError } from '@countersign/protocol/errors'

/** No connection to the database could be had. */
export class DatabaseUnavailableError extends BaseError {
  override readonly name = 'DatabaseUnavailableError'
  readonly code = 'DATABASE_UNAVAILABLE'
  constructor({ cause }: { cause: unknown }) {
    super('The database does not answer.', { cause })
  }
}
