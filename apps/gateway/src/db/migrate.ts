import { BaseError } from '@countersign/protocol/errors'
import { Migrator, sql } from 'kysely'
import { createLargeIndexes } from './createLargeIndexes.ts'
import { migrations } from './migrations/migrations.ts'
import { describePostgresError, isLockTimeout, retryOnLockTimeout } from './postgresErrors.ts'
import type { Db } from './schema.ts'

/**
 * Migrates the database to the newest schema. Processes that start together wait for the first one:
 * the migrator takes an advisory lock and works in one transaction.
 *
 * @param to The last migration to apply, for the schema of a backup; the newest when undefined
 * @throws BaseError `DATABASE_UNREACHABLE` when no usable server answers; its message holds no credentials
 * @throws BaseError `DATABASE_BEFORE_0_1_0` when a version from before 0.1.0 created the database
 */
export async function migrate(
  db: Db,
  { place = 'DATABASE_URL', to }: { place?: string; to?: string } = {},
): Promise<void> {
  await sql`select 1`.execute(db).catch((cause: unknown) => {
    throw new BaseError(
      'DATABASE_UNREACHABLE',
      `The database at ${place} cannot be used: ${describePostgresError(cause)}.`,
      {
        cause,
        metaMessages: ['Start the server, or correct DATABASE_URL. Unset DATABASE_URL to use the embedded database.'],
      },
    )
  })
  const applied = await listMigrations(db)
  if (isBeforeBase(applied))
    throw new BaseError(
      'DATABASE_BEFORE_0_1_0',
      `The database at ${place} was created by a version before 0.1.0. Nothing was changed.`,
      {
        metaMessages: [
          'Back it up with the version that created it (countersign-admin backup), then restore the file into an empty',
          'database with this version (countersign-admin restore). docs/operate.md, "Upgrade", has the commands.',
        ],
      },
    )
  // A downgrade: the schema has all that this version knows, and more.
  if (to === undefined && isNewer(applied)) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await retryOnLockTimeout(async () => {
    const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
    if (isLockTimeout(error)) throw error
    const failed = results?.find((result) => result.status === 'Error')
    if (error)
      throw new BaseError(
        'MIGRATION_FAILED',
        failed?.migrationName
          ? `The database migration ${failed?.migrationName} failed.`
          : 'The database could not be migrated.',
        {
          cause: error,
          metaMessages: ['Nothing was changed. If a newer version has migrated the database, use that version.'],
        },
      )
  })
  // An older schema may lack columns that the indexes need.
  if (to === undefined) await createLargeIndexes(db)
}

/** Names of the applied migrations, in order; none for a database that was never used. */
export async function listMigrations(db: Db): Promise<string[]> {
  const found = await sql<{
    name: string | null
  }>`select to_regclass('public.kysely_migration') :: text as name`.execute(db)
  if (!found.rows[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Whether a newer version applied further migrations, which this version can work beside: they only add. One that
 * removes what the version before reads has a name that ends with `_removal`.
 */
function isNewer(applied: readonly string[]): boolean {
  const own = Object.keys(migrations).toSorted()
  const others = applied.slice(own.length)
  const isComplete = own.every((name, index) => applied[index] === name)
  return isComplete && others.length > 0 && others.every((name) => !name.endsWith('_removal'))
}

/** Whether these are the 22 migrations that became `0001_base` before the first release, or some of them. */
export const isBeforeBase = (applied: readonly string[]) => applied[0] === '0001_foundation'
