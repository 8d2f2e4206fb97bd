import { type Kysely, Migrator, sql } from 'kysely'
import { DatabaseUnreachableError } from './DatabaseUnreachableError.ts'
import { describePostgresError } from './describePostgresError.ts'
import { MigrationFailedError } from './MigrationFailedError.ts'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './schema.ts'

/**
 * Brings the tables to the newest form. Processes that start together wait for the first one:
 * the migrator takes an advisory lock and works in one transaction.
 *
 * @throws DatabaseUnreachableError when there is no usable server; its sentence holds no credentials
 */
export async function migrate(
  db: Kysely<Database>,
  { place = 'DATABASE_URL' }: { place?: string } = {},
): Promise<void> {
  await sql`select 1`.execute(db).catch((cause: unknown) => {
    throw new DatabaseUnreachableError({ cause, place, reason: describePostgresError(cause) })
  })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')
  throw new MigrationFailedError({ cause: error, migration: failed?.migrationName })
}
