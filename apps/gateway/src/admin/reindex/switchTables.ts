import { changeKinds } from '@countersign/protocol/wire'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import { bumpCacheVersion, CHAIN_WIDE, notifyTouched } from '../../db/queries/cacheVersions.ts'
import type { Database } from '../../db/schema.ts'
import { factTables } from '../../indexer/Facts.ts'
import { AdminError } from '../AdminCommand.ts'
import { listTables } from '../rows/tables.ts'

export type SwitchTablesParameters = {
  /** Indexes the new tables to the head of the old ones; called under the lock. */
  catchUp: () => Promise<void>
  /** Compares both indexes under the lock; throwing aborts the switch. */
  check: (tx: Transaction<Database>) => Promise<void>
  chainId: number
  schema: string
}

/**
 * Replaces the old index by the new one in one transaction: readers see the old one until it commits. Equal rows stay
 * untouched, so that only changes are written and notified. The running indexer waits for the lock and continues.
 */
export async function switchTables(
  db: Kysely<Database>,
  { catchUp, chainId, check, schema }: SwitchTablesParameters,
): Promise<{ safes: number }> {
  return db.transaction().execute(async (tx) => {
    await sql`select from public.checkpoint where chain_id = ${chainId} for update`.execute(tx)
    await catchUp()
    await assertCaughtUp(tx, { chainId, schema })
    await check(tx)
    const keys = new Map((await listTables(tx)).map(({ key, name }) => [name, key]))
    const safes = new Set<Address>()
    await replaceBlocks(tx, { chainId, safes, schema })
    for (const name of factTables) await replaceRows(tx, { chainId, key: keys.get(name) ?? [], name, safes, schema })
    const hasNewTokens = await replaceTokens(tx, { chainId, schema })
    await sql`delete from public.failed_transaction where chain_id = ${chainId}`.execute(tx)
    await sql`insert into public.failed_transaction select * from ${sql.id(schema, 'failed_transaction')}`.execute(tx)
    const block = await replaceCheckpoint(tx, { chainId, schema })
    await bumpCacheVersion(tx, { chainId, safes: [...safes, ...(hasNewTokens ? ([CHAIN_WIDE] as const) : [])] })
    const everything = new Set(changeKinds)
    await notifyTouched(tx, { block, chainId, touched: new Map([...safes].map((safe) => [safe, everything])) })
    return { safes: safes.size }
  })
}

/** The node may lag behind that of the old index; the head must not move backwards. */
async function assertCaughtUp(tx: Transaction<Database>, { chainId, schema }: ReindexTarget): Promise<void> {
  const { rows } = await sql`select from public.checkpoint as old
    join ${sql.id(schema, 'checkpoint')} as new on new.chain_id = old.chain_id
    where old.chain_id = ${chainId} and new.block_number < old.block_number`.execute(tx)
  if (rows.length > 0) throw new AdminError('Not switched: the node is behind the index. Try again.')
}

type ReindexTarget = { chainId: number; schema: string }

/** Deletes blocks that are no longer canonical; their facts cascade. */
async function replaceBlocks(
  tx: Transaction<Database>,
  { chainId, safes, schema }: ReindexTarget & { safes: Set<Address> },
) {
  const isReplaced = sql`exists (select from ${sql.id(schema, 'block')} as new
    where new.chain_id = old.chain_id and new.number = old.number and new.hash <> old.hash)`
  for (const name of factTables) {
    if (name === 'chain_transaction') continue
    await note(
      safes,
      sql`select distinct fact.safe from public.${sql.id(name)} as fact
      join public.block as old on old.chain_id = fact.chain_id and old.number = fact.block_number
      where old.chain_id = ${chainId} and ${isReplaced}`,
      tx,
    )
  }
  await sql`delete from public.block as old where old.chain_id = ${chainId} and ${isReplaced}`.execute(tx)
  await sql`insert into public.block select * from ${sql.id(schema, 'block')}
    on conflict (chain_id, number) do update set has_facts = block.has_facts or excluded.has_facts
    where excluded.has_facts and not block.has_facts`.execute(tx)
}

async function replaceRows(
  tx: Transaction<Database>,
  { chainId, key, name, safes, schema }: ReindexTarget & { key: readonly string[]; name: string; safes: Set<Address> },
) {
  const isSameKey = sql.join(
    key.map((column) => sql`new.${sql.ref(column)} = old.${sql.ref(column)}`),
    sql` and `,
  )
  const returned = name === 'chain_transaction' ? sql`null as safe` : sql`old.safe`
  await note(
    safes,
    sql`delete from public.${sql.id(name)} as old where old.chain_id = ${chainId} and not exists (
    select from ${sql.id(schema, name)} as new where ${isSameKey} and row(new.*) is not distinct from row(old.*))
    returning ${returned}`,
    tx,
  )
  await note(
    safes,
    sql`insert into public.${sql.id(name)} as old select new.* from ${sql.id(schema, name)} as new
    where new.chain_id = ${chainId} and not exists (select from public.${sql.id(name)} as old where ${isSameKey})
    returning ${returned}`,
    tx,
  )
}

async function note(safes: Set<Address>, query: RawBuilder<unknown>, tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ safe: Address | null }>`${query}`.execute(tx)
  for (const { safe } of rows) if (safe) safes.add(safe)
}

/** Preserves token metadata that the new index could not read: the call may have failed temporarily. */
async function replaceTokens(tx: Transaction<Database>, { schema }: ReindexTarget): Promise<boolean> {
  const { rows } = await sql`insert into public.token as old select * from ${sql.id(schema, 'token')}
    on conflict (chain_id, address) do update set kind = excluded.kind, name = coalesce(excluded.name, old.name),
      symbol = coalesce(excluded.symbol, old.symbol), decimals = coalesce(excluded.decimals, old.decimals),
      updated_at = excluded.updated_at
    where (old.kind, old.name, old.symbol, old.decimals) is distinct from (excluded.kind,
      coalesce(excluded.name, old.name), coalesce(excluded.symbol, old.symbol), coalesce(excluded.decimals, old.decimals))
    returning 1`.execute(tx)
  return rows.length > 0
}

async function replaceCheckpoint(tx: Transaction<Database>, { chainId, schema }: ReindexTarget): Promise<number> {
  const { rows } = await sql<{ block: number }>`insert into public.checkpoint as old
    select * from ${sql.id(schema, 'checkpoint')} where chain_id = ${chainId}
    on conflict (chain_id) do update set block_hash = excluded.block_hash, block_number = excluded.block_number,
      block_timestamp = excluded.block_timestamp, head_number = excluded.head_number,
      head_timestamp = excluded.head_timestamp, updated_at = excluded.updated_at,
      revision = greatest(old.revision, excluded.revision) + 1
    returning block_number as block`.execute(tx)
  return rows[0]?.block ?? 0
}
