import { type Kysely, sql } from 'kysely'
import { createDatabase } from '../../db/createDatabase.ts'
import type { Database } from '../../db/schema.ts'
import { factTables } from '../../indexer/Facts.ts'

/** Tables that come out of reading a chain; the first is what all others hang on. */
const readTables = ['block', ...factTables, 'unread_place', 'token'] as const
/**
 * What an indexer reads and writes besides. They stay as empty as a new index: the summaries of the live one would say how
 * much a Safe executes until today, and proposals must not change because blocks of an index that nobody reads were
 * replaced.
 */
const ownTables = ['announced_safe', 'checkpoint', 'indexer', 'proposal', 'safe_summary', 'safe_version'] as const

export type Beside = {
  /** Sees the new, empty tables in the place of the live ones, and no table of the live index. */
  db: Kysely<Database>
  remove(): Promise<void>
  schema: string
}

/**
 * Empty tables beside those in use, with the same columns and keys, for one chain to be read anew. Facts go with their
 * block; there are no other triggers, so nobody is notified. Whatever an earlier try has left is thrown away.
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
    // Its statements name no schema: they run in that of the session which deletes the blocks.
    await sql`create trigger forget_facts_of_blocks after delete on ${sql.id(schema, 'block')}
      referencing old table as removed for each statement execute function public.forget_facts_of_blocks()`.execute(tx)
    // Safes that somebody told of are looked for again, now.
    await sql`insert into ${sql.id(schema, 'announced_safe')} (chain_id, safe, transaction_hash, next_try_at)
      select chain_id, safe, transaction_hash, clock_timestamp() from public.announced_safe
      where chain_id = ${chainId}`.execute(tx)
  })
  // Without "public": a statement of the indexer on a table that has no copy here fails instead of reading the live index.
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

/** Not by URL: an address of a socket has no host, which URL refuses to carry a user with. */
function withSearchPath(url: string, path: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${path}`)}`
}
