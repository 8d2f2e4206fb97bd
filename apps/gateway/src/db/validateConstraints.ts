import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Looks whether all rows keep to constraints that a migration made for new rows only. That goes through the whole table,
 * but everybody goes on writing meanwhile; within the migration nobody could even read.
 */
export async function validateConstraints(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; table: string }>`
    select conname as name, relname as "table" from pg_constraint
    join pg_class on pg_class.oid = conrelid
    where not convalidated and pg_class.relnamespace = current_schema() :: regnamespace`.execute(db)
  for (const { name, table } of rows)
    await sql`alter table ${sql.table(table)} validate constraint ${sql.id(name)}`.execute(db)
}
