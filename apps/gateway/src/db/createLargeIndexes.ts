import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Indexes that came when tables may have been large already. They are made while everybody goes on writing, which no
 * migration can do: it is one transaction. Until they are there, the same queries take longer.
 */
const largeIndexes: Record<string, { on: string; table: string }> = {
  // By the Safe first: by delegatecall any Safe can emit events about hashes, owners and modules of another one.
  approved_hash_safe: { on: '(chain_id, safe, hash, owner, block_number, log_index)', table: 'approved_hash' },
  block_time: { on: '(chain_id, timestamp, number)', table: 'block' },
  message_newest: { on: '(chain_id, safe, modified_at)', table: 'message' },
  module_event_module: { on: '(chain_id, module, safe, block_number, log_index)', table: 'module_event' },
  module_execution_call: { on: '(chain_id, safe, transaction_hash, log_index)', table: 'module_execution' },
  multisig_execution_call: { on: '(chain_id, safe, transaction_hash, log_index)', table: 'multisig_execution' },
  // Of a hash alone what is proven by its contents comes first.
  multisig_execution_claim: {
    on: '(chain_id, safe_tx_hash, (source is null), block_number, log_index)',
    table: 'multisig_execution',
  },
  multisig_execution_own: {
    on: '(chain_id, safe, safe_tx_hash, block_number, log_index)',
    table: 'multisig_execution',
  },
  multisig_execution_newest: { on: '(chain_id, safe, block_number)', table: 'multisig_execution' },
  multisig_execution_nonce: { on: '(chain_id, safe, nonce desc nulls last)', table: 'multisig_execution' },
  // Few pay: a page of movements does not go through all others to find none.
  multisig_execution_refund: {
    on: '(chain_id, safe, block_number, log_index) where payment > 0',
    table: 'multisig_execution',
  },
  multisig_execution_to: { on: '(chain_id, safe, "to", nonce desc nulls last)', table: 'multisig_execution' },
  multisig_execution_value: { on: '(chain_id, safe, value, nonce desc nulls last)', table: 'multisig_execution' },
  proposal_created: { on: '(chain_id, safe, created_at)', table: 'proposal' },
  proposal_newest: { on: '(chain_id, safe, modified_at)', table: 'proposal' },
  proposal_open: { on: '(chain_id, safe, nonce, trusted) where not settled', table: 'proposal' },
  proposal_unsigned: { on: '(chain_id, safe, created_at) where not trusted', table: 'proposal' },
  transfer_collectible: {
    on: `(chain_id, safe, token, token_id, block_number, log_index) where kind = 'erc721'`,
    table: 'transfer',
  },
  transfer_moved: {
    on: `(chain_id, safe, block_number, log_index, position) where kind = 'erc721' or value <> 0`,
    table: 'transfer',
  },
  transfer_newest_collectible: { on: `(chain_id, safe, block_number) where kind = 'erc721'`, table: 'transfer' },
  // Without those of ERC-1155, which are not listed and are free to send by the thousand.
  transfer_incoming: {
    on: `(chain_id, safe, recipient, block_number, log_index, position)
      where (kind = 'erc721' or value <> 0) and kind <> 'erc1155'`,
    table: 'transfer',
  },
  transfer_received_token: {
    on: `(chain_id, safe, kind, token, block_number, log_index, position)
      where (recipient = safe) is true and (kind = 'erc721' or value <> 0)`,
    table: 'transfer',
  },
}

/** What they replaced. */
const obsolete = [
  'module_execution_transaction',
  'multisig_execution_hash',
  'multisig_execution_transaction',
  'transfer_received',
  'transfer_token',
]

/** Any number, the same for every process. */
const lock = 5_417_201_600

/** Makes those that are missing. Processes that start together wait for the first one. */
export async function createLargeIndexes(db: Kysely<Database>): Promise<void> {
  while ((await listMissing(db)).length > 0) {
    const isDone = await db.connection().execute(async (connection) => {
      // Tried and not waited for: to wait is a transaction, and the index would wait for that one to end.
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(connection)
      if (!rows[0]?.mine) return false
      // It waits for those who began before it, and nobody waits for it.
      await sql`set lock_timeout = 0`.execute(connection)
      try {
        for (const { name } of await listMissing(connection)) {
          const { on, table } = getDefinition(name)
          const partitions = await listPartitions(connection, table)
          await dropIndex(connection, name)
          if (partitions.length > 0) await createInPartitions(connection, { name, on, partitions, table })
          else await sql.raw(`create index concurrently if not exists ${name} on ${table} ${on}`).execute(connection)
        }
        for (const name of obsolete) await dropIndex(connection, name)
        return true
      } finally {
        await sql`select pg_advisory_unlock(${lock})`.execute(connection)
      }
    })
    if (!isDone) await sleep(100)
  }
}

function getDefinition(name: string) {
  const definition = largeIndexes[name]
  if (!definition) throw new Error(`There is no index ${name}.`)
  return definition
}

async function listPartitions(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_inherits
    join pg_class on pg_class.oid = inhrelid where inhparent = ${table} :: regclass order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** No server makes the index of a divided table without stopping writers: each part gets its own, then they are joined. */
async function createInPartitions(
  db: Kysely<Database>,
  { name, on, partitions, table }: { name: string; on: string; partitions: readonly string[]; table: string },
): Promise<void> {
  for (const partition of partitions) {
    await sql`drop index concurrently if exists partitions.${sql.id(`${partition}_${name}`)}`.execute(db)
    await sql.raw(`create index concurrently ${partition}_${name} on partitions.${partition} ${on}`).execute(db)
  }
  await sql.raw(`create index ${name} on only ${table} ${on}`).execute(db)
  for (const partition of partitions)
    await sql`alter index ${sql.id(name)} attach partition partitions.${sql.id(`${partition}_${name}`)}`.execute(db)
}

/** That of a divided table takes those of its parts along, and stops everybody for a moment. */
async function dropIndex(db: Kysely<Database>, name: string): Promise<void> {
  const { rows } = await sql<{ divided: boolean }>`select relkind = 'I' as divided from pg_class
    where oid = to_regclass(${name})`.execute(db)
  const [found] = rows
  if (found) await sql`drop index ${sql.raw(found.divided ? '' : 'concurrently')} ${sql.id(name)}`.execute(db)
}

/** One that was begun and never finished is there, and of no use. */
async function listMissing(db: Kysely<Database>): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select asked.name
    from unnest(${Object.keys(largeIndexes)} :: text[]) as asked (name)
    left join pg_class on pg_class.relname = asked.name and pg_class.relnamespace = current_schema() :: regnamespace
    left join pg_index as found on found.indexrelid = pg_class.oid
    where found.indisvalid is not true`.execute(db)
  return rows
}
