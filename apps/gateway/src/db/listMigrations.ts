import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Names of the migrations that the database has had, in order; none of one that was never used. */
export async function listMigrations(db: Kysely<Database>): Promise<string[]> {
  const found = await sql<{
    name: string | null
  }>`select to_regclass('public.kysely_migration') :: text as name`.execute(db)
  if (!found.rows[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
