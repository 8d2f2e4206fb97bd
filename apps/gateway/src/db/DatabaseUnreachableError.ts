import { BaseError } from '@countersign/protocol'

/** The address is said without user and password. */
export class DatabaseUnreachableError extends BaseError {
  override readonly name = 'DatabaseUnreachableError'
  readonly code = 'DATABASE_UNREACHABLE'
  constructor({ cause, place, reason }: { cause: unknown; place: string; reason: string }) {
    super(`The database at ${place} cannot be used: ${reason}.`, {
      cause,
      metaMessages: ['Start the server or correct DATABASE_URL; without DATABASE_URL the embedded database is used.'],
    })
  }
}
