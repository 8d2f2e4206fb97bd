import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Indexes that came when tables may have been large already. They are made while everybody goes on writing, which no
 * migration can do: it is one transaction. Until they are there, the same queries take longer.
 */
const largeIndexes: Record<string, string> = {
  block_time: 'block (chain_id, timestamp, number)',
  multisig_execution_to: 'multisig_execution (chain_id, safe, "to", nonce desc nulls last)',
  multisig_execution_value: 'multisig_execution (chain_id, safe, value, nonce desc nulls last)',
  proposal_created: 'proposal (chain_id, safe, created_at)',
  proposal_open: 'proposal (chain_id, safe, nonce, trusted) where not settled',
  transfer_moved: `transfer (chain_id, safe, block_number, log_index, position) where kind = 'erc721' or value <> 0`,
  transfer_received_token: `transfer (chain_id, safe, kind, token, block_number, log_index, position)
    where (recipient = safe) is true and (kind = 'erc721' or value <> 0)`,
}

/** What they replaced. */
const obsolete = ['transfer_token']

/** Any number, the same for every process. */
const lock = 5_417_201_600

/** Makes those that are missing. Processes that start together wait for the first one. */
export async function createLargeIndexes(db: Kysely<Database>): Promise<void> {
  while ((await listMissing(db)).length > 0) {
    const isDone = await db.connection().execute(async (connection) => {
      // Tried and not waited for: to wait is a transaction, and the index would wait for that one to end.
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(connection)
      if (!rows[0]?.mine) return false
      try {
        for (const { exists, name } of await listMissing(connection)) {
          if (exists) await sql`drop index concurrently ${sql.id(name)}`.execute(connection)
          await sql.raw(`create index concurrently if not exists ${name} on ${largeIndexes[name]}`).execute(connection)
        }
        for (const name of obsolete) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection)
        return true
      } finally {
        await sql`select pg_advisory_unlock(${lock})`.execute(connection)
      }
    })
    if (!isDone) await sleep(100)
  }
}

/** One that was begun and never finished is there, and of no use. */
async function listMissing(db: Kysely<Database>): Promise<{ exists: boolean; name: string }[]> {
  const { rows } = await sql<{ exists: boolean; name: string }>`
    select asked.name, found.indexrelid is not null as exists
    from unnest(${Object.keys(largeIndexes)} :: text[]) as asked (name)
    left join pg_class on pg_class.relname = asked.name and pg_class.relnamespace = current_schema() :: regnamespace
    left join pg_index as found on found.indexrelid = pg_class.oid
    where found.indisvalid is not true`.execute(db)
  return rows
}
