import { BaseError } from '@countersign/protocol'

export class MigrationFailedError extends BaseError {
  override readonly name = 'MigrationFailedError'
  readonly code = 'MIGRATION_FAILED'
  constructor({ cause, migration }: { cause: unknown; migration: string | undefined }) {
    super(migration ? `The database migration ${migration} failed.` : 'The database could not be migrated.', {
      cause,
      metaMessages: ['Nothing was changed. A database that a newer version has migrated needs that version.'],
    })
  }
}
