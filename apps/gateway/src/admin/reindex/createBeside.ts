import { type Kysely, sql } from 'kysely'
import { createDatabase } from '../../db/createDatabase.ts'
import type { Database } from '../../db/schema.ts'
import { factTables } from '../../indexer/Facts.ts'

/** Tables that come out of reading a chain; the first is what all others hang on. */
const readTables = ['block', ...factTables, 'unread_place', 'token'] as const
/** What an indexer keeps for itself as it goes. */
const ownTables = ['checkpoint', 'indexer', 'safe_version', 'announced_safe'] as const

export type Beside = {
  /** Sees the new, empty tables in the place of the old ones, and everything else as it is. */
  db: Kysely<Database>
  remove(): Promise<void>
  schema: string
}

/**
 * Empty tables beside those in use, with the same columns, keys and references, for one chain to be read anew. They have
 * no triggers: nobody is told of what is old. Whatever an earlier try has left is thrown away.
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
    const { rows: references } = await sql<{ definition: string; name: string }>`
      select conrelid :: regclass :: text as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and confrelid = 'block' :: regclass`.execute(tx)
    await sql`create schema ${sql.id(schema)}`.execute(tx)
    for (const name of [...readTables, ...ownTables])
      await sql`create table ${sql.id(schema, name)} (like ${sql.id('public', name)} including all)`.execute(tx)
    await sql`set local search_path to ${sql.id(schema)}, public`.execute(tx)
    const isCopied = (name: string) => readTables.some((table) => table === name)
    for (const { definition, name } of references)
      if (isCopied(name)) await sql`alter table ${sql.table(name)} add ${sql.raw(definition)}`.execute(tx)
    // Safes that somebody told of are looked for again, now.
    await sql`insert into announced_safe (chain_id, safe, transaction_hash, next_try_at)
      select chain_id, safe, transaction_hash, clock_timestamp() from public.announced_safe
      where chain_id = ${chainId}`.execute(tx)
  })
  const url = withSearchPath(databaseUrl, `${schema},public`)
  const beside = createDatabase(url, {
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
