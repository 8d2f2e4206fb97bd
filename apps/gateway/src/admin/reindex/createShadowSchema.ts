import { type Kysely, sql } from 'kysely'
import { createDatabase } from '../../db/createDatabase.ts'
import type { Database } from '../../db/schema.ts'
import { factTables } from '../../indexer/Facts.ts'

/** Tables with what is read from a chain. */
const readTables = ['block', ...factTables, 'failed_transaction', 'token'] as const
/**
 * Other tables that an indexer reads and writes. They start empty: the live summaries count executions up to today, and
 * live proposals must not change when the new index replaces blocks.
 */
const ownTables = ['registered_safe', 'checkpoint', 'indexer', 'proposal', 'safe_summary', 'cache_version'] as const

export type ShadowSchema = {
  /** Its search path has only the new, empty tables. */
  db: Kysely<Database>
  remove(): Promise<void>
  schema: string
}

/**
 * Creates empty copies of the tables in a schema of their own, to reindex one chain. Rows are deleted with their block;
 * there are no other triggers, so no webhook receives events. Drops what an interrupted run has left.
 */
export async function createShadowSchema(
  db: Kysely<Database>,
  { chainId, databaseUrl }: { chainId: number; databaseUrl: string },
): Promise<ShadowSchema> {
  const schema = `reindex_${chainId}`
  const remove = async () => {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db)
  }
  await remove()
  await db.transaction().execute(async (tx) => {
    await sql`create schema ${sql.id(schema)}`.execute(tx)
    for (const name of [...readTables, ...ownTables])
      await sql`create table ${sql.id(schema, name)} (like ${sql.id('public', name)} including all)`.execute(tx)
    // The function names no schema, so that it runs in that of the session which deletes the blocks.
    await sql`create trigger delete_rows_of_blocks after delete on ${sql.id(schema, 'block')}
      referencing old table as old_rows for each statement execute function public.delete_rows_of_blocks()`.execute(tx)
    // Registered Safes are looked up again, now.
    await sql`insert into ${sql.id(schema, 'registered_safe')} (chain_id, safe, transaction_hash, next_try_at)
      select chain_id, safe, transaction_hash, clock_timestamp() from public.registered_safe
      where chain_id = ${chainId}`.execute(tx)
  })
  // Without "public": a statement on a table without a copy fails instead of reading the live index.
  const shadow = createDatabase(withSearchPath(databaseUrl, schema), {
    applicationName: 'countersign-reindex',
    maxConnections: 4,
    statementTimeout: 60_000,
  })
  return {
    db: shadow,
    remove: async () => {
      await shadow.destroy()
      await remove()
    },
    schema,
  }
}

/** Not with `URL`: it rejects a user name without a host, which socket addresses have. */
function withSearchPath(url: string, path: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${path}`)}`
}
