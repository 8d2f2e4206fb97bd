import { BaseError } from '@countersign/protocol/errors'
import { type Kysely, Migrator, sql } from 'kysely'
import { assertRow, isLockTimeout } from './assertRow.ts'
import { createLargeIndexes } from './createLargeIndexes.ts'
import { describePostgresError } from './describePostgresError.ts'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './schema.ts'
import { validateConstraints } from './validateConstraints.ts'

/**
 * Brings the tables to the newest form. Processes that start together wait for the first one:
 * the migrator takes an advisory lock and works in one transaction.
 *
 * @param to The migration after which it stops, for tables as a backup has them; the newest when undefined
 * @throws DatabaseUnreachableError when there is no usable server; its sentence holds no credentials
 */
export async function migrate(
  db: Kysely<Database>,
  { place = 'DATABASE_URL', to }: { place?: string; to?: string } = {},
): Promise<void> {
  await sql`select 1`.execute(db).catch((cause: unknown) => {
    throw new DatabaseUnreachableError({ cause, place, reason: describePostgresError(cause) })
  })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await assertRow(async () => {
    const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
    if (isLockTimeout(error)) throw error
    const failed = results?.find((result) => result.status === 'Error')
    if (error) throw new MigrationFailedError({ cause: error, migration: failed?.migrationName })
  })
  // What is stopped halfway, for a process of an older version, has not got all columns yet.
  if (to === undefined) await finish(db)
}

/** What takes its time on large tables, and would lock them in a migration. */
async function finish(db: Kysely<Database>): Promise<void> {
  await createLargeIndexes(db)
  await validateConstraints(db)
}

/** The address is said without user and password. */
class DatabaseUnreachableError extends BaseError {
  override readonly name = 'DatabaseUnreachableError'
  readonly code = 'DATABASE_UNREACHABLE'
  constructor({ cause, place, reason }: { cause: unknown; place: string; reason: string }) {
    super(`The database at ${place} cannot be used: ${reason}.`, {
      cause,
      metaMessages: ['Start the server or correct DATABASE_URL; without DATABASE_URL the embedded database is used.'],
    })
  }
}

class MigrationFailedError extends BaseError {
  override readonly name = 'MigrationFailedError'
  readonly code = 'MIGRATION_FAILED'
  constructor({ cause, migration }: { cause: unknown; migration: string | undefined }) {
    super(migration ? `The database migration ${migration} failed.` : 'The database could not be migrated.', {
      cause,
      metaMessages: ['Nothing was changed. A database that a newer version has migrated needs that version.'],
    })
  }
}
