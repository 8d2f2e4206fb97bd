import { type Kysely, sql } from 'kysely'
import { createDatabase } from '../../db/createDatabase.ts'
import type { Database } from '../../db/schema.ts'
import { factTables } from '../../indexer/Facts.ts'

/** Tables that indexing fills; the others reference the first. */
const readTables = ['block', ...factTables, 'unread_place', 'token'] as const
/**
 * Other tables that the indexer uses. They start empty: live summaries would include later executions, and a
 * reorganisation in the new index must not touch live proposals.
 */
const ownTables = ['announced_safe', 'checkpoint', 'indexer', 'proposal', 'safe_summary', 'safe_version'] as const

export type Beside = {
  /** Its search path has the new tables instead of the live ones. */
  db: Kysely<Database>
  remove(): Promise<void>
  schema: string
}

/**
 * Creates empty copies of the tables in a schema of their own, to index one chain again. Facts cascade with their block;
 * there are no other triggers, so no notification is sent. Drops what an earlier attempt left.
 */
export async function createBeside(
  db: Kysely<Database>,
  { chainId, databaseUrl }: { chainId: number; databaseUrl: string },
): Promise<Beside> {
  const schema = `reindex_${chainId}`
  const remove = async () => {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db)
  }
  await remove()
  await db.transaction().execute(async (tx) => {
    await sql`create schema ${sql.id(schema)}`.execute(tx)
    for (const name of [...readTables, ...ownTables])
      await sql`create table ${sql.id(schema, name)} (like ${sql.id('public', name)} including all)`.execute(tx)
    // Its statements name no schema, so the search path of the session applies.
    await sql`create trigger forget_facts_of_blocks after delete on ${sql.id(schema, 'block')}
      referencing old table as removed for each statement execute function public.forget_facts_of_blocks()`.execute(tx)
    // Registered Safes are indexed again.
    await sql`insert into ${sql.id(schema, 'announced_safe')} (chain_id, safe, transaction_hash, next_try_at)
      select chain_id, safe, transaction_hash, clock_timestamp() from public.announced_safe
      where chain_id = ${chainId}`.execute(tx)
  })
  // Without "public": a statement on a table without a copy must fail, not read the live index.
  const beside = createDatabase(withSearchPath(databaseUrl, schema), {
    applicationName: 'countersign-reindex',
    maxConnections: 4,
    statementTimeout: 60_000,
  })
  return {
    db: beside,
    remove: async () => {
      await beside.destroy()
      await remove()
    },
    schema,
  }
}

/** Not with `URL`: it rejects a user name without a host, which socket addresses have. */
function withSearchPath(url: string, path: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${path}`)}`
}
