import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Indexes of large tables. They are created concurrently, which no migration can do, because it is one transaction: a new
 * version must not block writers for as long as an index takes. Until one exists, its queries are slower.
 */
const largeIndexes: Readonly<Record<string, readonly [table: string, on: string]>> = {
  // The Safe comes first: by delegatecall any Safe can emit events about hashes, owners and modules of another one.
  approved_hash_safe: ['approved_hash', '(chain_id, safe, hash, owner, block_number, log_index)'],
  block_time: ['block', '(chain_id, timestamp, number)'],
  message_newest: ['message', '(chain_id, safe, modified_at)'],
  module_event_module: ['module_event', '(chain_id, module, safe, block_number, log_index)'],
  module_execution_transaction: ['module_execution', '(chain_id, safe, transaction_hash, log_index)'],
  multisig_execution_transaction: ['multisig_execution', '(chain_id, safe, transaction_hash, log_index)'],
  // For lookups by hash alone, which prefer executions whose parameters were found.
  multisig_execution_hash: [
    'multisig_execution',
    '(chain_id, safe_tx_hash, (source is null), block_number, log_index)',
  ],
  multisig_execution_safe_hash: ['multisig_execution', '(chain_id, safe, safe_tx_hash, block_number, log_index)'],
  multisig_execution_newest: ['multisig_execution', '(chain_id, safe, block_number)'],
  multisig_execution_nonce: ['multisig_execution', '(chain_id, safe, nonce desc nulls last)'],
  // Few executions pay a refund: a page of transfers must not read all others to find none.
  multisig_execution_refund: ['multisig_execution', '(chain_id, safe, block_number, log_index) where payment > 0'],
  multisig_execution_to: ['multisig_execution', '(chain_id, safe, "to", nonce desc nulls last)'],
  multisig_execution_value: ['multisig_execution', '(chain_id, safe, value, nonce desc nulls last)'],
  proposal_created: ['proposal', '(chain_id, safe, created_at)'],
  proposal_newest: ['proposal', '(chain_id, safe, modified_at)'],
  proposal_open: ['proposal', '(chain_id, safe, nonce, trusted) where not settled'],
  proposal_unsigned: ['proposal', '(chain_id, safe, created_at) where not trusted'],
  safe_operation_user: ['safe_operation', '(chain_id, user_operation_hash, created_at)'],
  // By every order of their list: anyone can add any number of tokens.
  token_name: ['token', `(chain_id, name, address) where kind <> 'erc1155'`],
  token_symbol: ['token', `(chain_id, symbol, address) where kind <> 'erc1155'`],
  transfer_collectible: [
    'transfer',
    `(chain_id, safe, token, token_id, block_number, log_index) where kind = 'erc721'`,
  ],
  // Without ERC-1155 transfers, which the API does not list and anyone can send by the thousand.
  transfer_nonzero: [
    'transfer',
    `(chain_id, safe, block_number, log_index, position) where (kind = 'erc721' or value <> 0) and kind <> 'erc1155'`,
  ],
  transfer_newest_collectible: ['transfer', `(chain_id, safe, block_number) where kind = 'erc721'`],
  transfer_incoming: [
    'transfer',
    `(chain_id, safe, recipient, block_number, log_index, position)
      where (kind = 'erc721' or value <> 0) and kind <> 'erc1155'`,
  ],
  // Not by token: anyone can send NFTs of any number of contracts.
  transfer_received_collectible: [
    'transfer',
    `(chain_id, safe, block_number, log_index, position) where kind = 'erc721' and (recipient = safe) is true`,
  ],
  transfer_received_token: [
    'transfer',
    `(chain_id, safe, kind, token, block_number, log_index, position)
      where (recipient = safe) is true and (kind = 'erc721' or value <> 0)`,
  ],
}

/** Key of the advisory lock: any number, the same for every process. */
const lock = 5_417_201_600

/** Creates missing indexes. Processes that start together wait for the first one. */
export async function createLargeIndexes(db: Db): Promise<void> {
  while ((await listMissing(db)).length > 0) {
    const hasLock = await db.connection().execute(async (connection) => {
      // Polled: waiting for the lock is a transaction, which the concurrent creation would wait for in turn.
      const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`.execute(
        connection,
      )
      if (!rows[0]?.locked) return false
      // A concurrent creation waits for older transactions, and blocks nobody meanwhile.
      await sql`set lock_timeout = 0`.execute(connection)
      try {
        for (const { name } of await listMissing(connection)) {
          const [table, on] = getDefinition(name)
          const partitions = await listPartitions(connection, table)
          await dropIndex(connection, name)
          if (partitions.length > 0) await createInPartitions(connection, { name, on, partitions, table })
          else await sql.raw(`create index concurrently if not exists ${name} on ${table} ${on}`).execute(connection)
        }
        return true
      } finally {
        await sql`select pg_advisory_unlock(${lock})`.execute(connection)
      }
    })
    if (!hasLock) await sleep(100)
  }
}

function getDefinition(name: string) {
  const definition = largeIndexes[name]
  if (!definition) throw new Error(`Unknown index ${name}.`)
  return definition
}

async function listPartitions(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_inherits
    join pg_class on pg_class.oid = inhrelid where inhparent = ${table} :: regclass order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** PostgreSQL cannot index a partitioned table concurrently: each partition gets its own index, then they are attached. */
async function createInPartitions(
  db: Db,
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

/** The index of a partitioned table cannot be dropped concurrently, and drops those of its partitions. */
async function dropIndex(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{ isPartitioned: boolean }>`select relkind = 'I' as "isPartitioned" from pg_class
    where oid = to_regclass(${name})`.execute(db)
  const [found] = rows
  if (found) await sql`drop index ${sql.raw(found.isPartitioned ? '' : 'concurrently')} ${sql.id(name)}`.execute(db)
}

/** Including invalid ones, which an interrupted creation leaves behind. */
async function listMissing(db: Db): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select input.name
    from unnest(${Object.keys(largeIndexes)} :: text[]) as input (name)
    left join pg_class on pg_class.relname = input.name and pg_class.relnamespace = current_schema() :: regnamespace
    left join pg_index on pg_index.indexrelid = pg_class.oid
    where pg_index.indisvalid is not true`.execute(db)
  return rows
}
