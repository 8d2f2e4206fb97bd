import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { lockTimeout, retryOnLockTimeout } from '../postgresErrors.ts'
import type { Database, Db } from '../schema.ts'

/**
 * Tables that grow with every transaction of a Safe and are queried by Safe. Blocks and chain transactions belong to no
 * one Safe; proposals and confirmations are unique per hash, which PostgreSQL can enforce only if the key is the hash.
 */
export const partitionedTables = [
  'safe_transaction',
  'multisig_execution',
  'execution_signature',
  'module_execution',
  'transfer',
] as const
type PartitionedTable = (typeof partitionedTables)[number]

/** Each partition costs a lock and a file per index: queries that read all of them become slower. */
export const maxPartitions = 64

type PartitionTablesParameters = {
  count: number
  /** Rows per transaction: few, so that the indexer does not wait long. @default 10000 */
  rowsAtATime?: number
  /** Called with the next table and its estimated rows; `advance` with the number of copied rows. */
  startProgress?: (table: string, total: number) => { advance(by: number): void; stop(): void }
}

/** Key of the advisory lock: any number, the same for every process. */
const lock = 5_417_201_601

/**
 * Partitions the large tables by a hash of the Safe, while the service runs: rows are copied to a new table, some at a
 * time, triggers replicate changes meanwhile, and then the new table replaces the old one. Tables that have as many
 * partitions are skipped, so that an interrupted run continues with the unfinished table.
 *
 * @returns the tables that were partitioned
 */
export async function partitionTables(
  db: Db,
  {
    count,
    rowsAtATime = 10_000,
    startProgress = () => ({ advance: () => undefined, stop: () => undefined }),
  }: PartitionTablesParameters,
): Promise<string[]> {
  return db.connection().execute(async (session) => {
    while (!(await tryLock(session))) await sleep(200)
    try {
      await sql`drop schema if exists partitioning cascade`.execute(session)
      await sql`create schema if not exists partitions`.execute(session)
      const done: string[] = []
      for (const name of partitionedTables) {
        if ((await countPartitions(session, name)) === count) continue
        const progress = startProgress(name, await estimateRows(session, name))
        try {
          await retryOnLockTimeout(() => prepare(session, { count, name }))
          await copyRows(session, { name, onRows: progress.advance, rowsAtATime })
          await sql`analyze partitioning.${sql.id(name)}`.execute(session)
          await retryOnLockTimeout(() => replaceTable(session, name))
        } finally {
          progress.stop()
        }
        done.push(name)
      }
      return done
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(session)
    }
  })
}

/** Partitions the tables of a database without facts. False when it has facts and other partitions: that would take long. */
export async function partitionNew(db: Db, { count }: { count: number }): Promise<boolean> {
  if ((await countPartitions(db, 'transfer')) === count) return true
  const { rows } = await sql`select from block limit 1`.execute(db)
  if (rows.length > 0) return false
  await partitionTables(db, { count })
  return true
}

/** Not waited for: waiting is a transaction, which a concurrent index creation would wait for in turn. */
async function tryLock(session: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`.execute(session)
  return rows[0]?.locked ?? false
}

/** Number of partitions of a table; 0 for one without. */
export async function countPartitions(db: Db, name: PartitionedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) :: integer as count from pg_inherits
    where inhparent = ${`public.${name}`} :: regclass`.execute(db)
  return rows[0]?.count ?? 0
}

async function estimateRows(db: Db, name: PartitionedTable): Promise<number> {
  const { rows } = await sql<{ estimate: number }>`select coalesce(sum(greatest(reltuples, 0)), 0) :: bigint as estimate
    from pg_class where oid = ${`public.${name}`} :: regclass
      or oid in (select inhrelid from pg_inherits where inhparent = ${`public.${name}`} :: regclass)`.execute(db)
  return rows[0]?.estimate ?? 0
}

/** Creates the new, empty table, and the triggers that replicate changes of the old one to it. */
async function prepare(session: Db, { count, name }: { count: number; name: PartitionedTable }): Promise<void> {
  await session.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx)
    await sql`create schema partitioning`.execute(tx)
    await sql`create table partitioning.${sql.id(name)} (like public.${sql.id(name)} including all excluding indexes)
      partition by hash (safe)`.execute(tx)
    for (let index = 0; index < count; index += 1)
      await sql`create table partitions.${sql.id(`${name}_${count}_${index}`)} partition of partitioning.${sql.id(name)}
        for values with (modulus ${sql.lit(count)}, remainder ${sql.lit(index)})`.execute(tx)
    const table = sql`partitioning.${sql.id(name)}`
    const keys = await listKeys(tx, name)
    for (const { columns, isPrimary, name: constraint } of keys) {
      // PostgreSQL enforces uniqueness within a partition only. A log has one Safe, so adding it changes nothing.
      const all = columns.includes('safe') ? columns : [...columns, 'safe']
      await sql`alter table ${table} add constraint ${sql.id(constraint)}
        ${sql.raw(isPrimary ? 'primary key' : 'unique')} (${sql.join(all.map((column) => sql.ref(column)))})`.execute(
        tx,
      )
    }
    for (const { definition, name: constraint } of await listReferences(tx, name))
      await sql`alter table ${table} add constraint ${sql.id(constraint)} ${sql.raw(definition)}`.execute(tx)
    for (const definition of await listIndexDefinitions(tx, { name, schema: 'partitioning' }))
      await sql.raw(definition).execute(tx)
    await replicate(tx, { key: keys.find(({ isPrimary }) => isPrimary)?.columns ?? [], name })
  })
}

async function replicate(tx: Transaction<Database>, { key, name }: { key: readonly string[]; name: PartitionedTable }) {
  const isSame = key.map((column) => `stored.${column} = old_rows.${column}`).join(' and ')
  await sql
    .raw(`create function partitioning.replicate() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from partitioning.${name} as stored using old_rows where ${isSame} and stored.safe = old_rows.safe;
      end if;
      if tg_op <> 'DELETE' then
        insert into partitioning.${name} select * from new_rows on conflict do nothing;
      end if;
      return null;
    end $$`)
    .execute(tx)
  const transitions = {
    delete: 'old table as old_rows',
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
  }
  for (const [operation, tables] of Object.entries(transitions))
    await sql
      .raw(`create trigger replicate_${operation} after ${operation} on public.${name} referencing ${tables}
        for each statement execute function partitioning.replicate()`)
      .execute(tx)
}

/** Some blocks at a time. Whoever writes facts holds the checkpoint of their chain: none is deleted in between. */
async function copyRows(
  session: Db,
  { name, onRows, rowsAtATime }: { name: PartitionedTable; onRows: (count: number) => void; rowsAtATime: number },
): Promise<void> {
  const table = sql`public.${sql.id(name)}`
  for (let chain = await findNextChain(session, -1); chain !== undefined; chain = await findNextChain(session, chain)) {
    const chainId = chain
    for (let from: number | undefined = -1; from !== undefined; ) {
      const after: number = from
      from = await session.transaction().execute(async (tx) => {
        await sql`select from checkpoint where chain_id = ${chainId} for update`.execute(tx)
        const { rows } = await sql<{ to: number | null }>`select max(block_number) as to from (
          select block_number from ${table} where chain_id = ${chainId} and block_number > ${after}
          order by block_number limit ${rowsAtATime}) as next`.execute(tx)
        const to = rows[0]?.to ?? undefined
        if (to === undefined) return undefined
        const { numAffectedRows = 0n } = await sql`insert into partitioning.${sql.id(name)} select * from ${table}
          where chain_id = ${chainId} and block_number > ${after} and block_number <= ${to}
          on conflict do nothing`.execute(tx)
        onRows(Number(numAffectedRows))
        return to
      })
    }
  }
}

async function findNextChain(session: Db, last: number): Promise<number | undefined> {
  const { rows } = await sql<{ chain: number | null }>`select min(chain_id) as chain from block
    where chain_id > ${last}`.execute(session)
  return rows[0]?.chain ?? undefined
}

/** Replaces the old table by the new one, which has all of its rows, and re-creates its triggers there. */
async function replaceTable(session: Db, name: PartitionedTable): Promise<void> {
  await session.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx)
    // In the order of an indexer's locks, first the checkpoint, then the facts: else the two deadlock.
    await sql`select from checkpoint order by chain_id for update`.execute(tx)
    await sql`lock table public.${sql.id(name)} in access exclusive mode`.execute(tx)
    const triggers = (await listTriggers(tx, name)).filter(({ schema }) => schema !== 'partitioning')
    await sql`drop table public.${sql.id(name)}`.execute(tx)
    await sql`alter table partitioning.${sql.id(name)} set schema public`.execute(tx)
    for (const { definition } of triggers) await sql.raw(definition).execute(tx)
    await sql`drop schema partitioning cascade`.execute(tx)
  })
}

const toQualified = (name: string) => `public.${name}`

/** The primary key and the unique constraints of a table. */
async function listKeys(db: Db, name: string): Promise<{ columns: string[]; isPrimary: boolean; name: string }[]> {
  const { rows } = await sql<{ columns: string[]; isPrimary: boolean; name: string }>`
    select conname as name, contype = 'p' as "isPrimary", (
      select array_agg(attname :: text order by array_position(conkey, attnum)) from pg_attribute
      where attrelid = conrelid and attnum = any(conkey)
    ) as columns
    from pg_constraint where conrelid = ${toQualified(name)} :: regclass and contype in ('p', 'u') order by conname`.execute(
    db,
  )
  return rows
}

/** The foreign keys of a table. */
async function listReferences(db: Db, name: string): Promise<{ definition: string; name: string }[]> {
  const { rows } = await sql<{ definition: string; name: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${toQualified(name)} :: regclass and contype = 'f' order by conname`.execute(db)
  return rows
}

/** Definitions of its indexes, without those of constraints, for the table of the same name in another schema. */
async function listIndexDefinitions(db: Db, { name, schema }: { name: string; schema: string }): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${toQualified(name)} :: regclass and indisvalid
      and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    order by indexrelid`.execute(db)
  return rows.map(({ definition }) => definition.replace(/ ON (ONLY )?public\./, ` ON ${schema}.`))
}

async function listTriggers(db: Db, name: string): Promise<{ definition: string; schema: string }[]> {
  const { rows } = await sql<{ definition: string; schema: string }>`
    select pg_get_triggerdef(pg_trigger.oid) as definition, pronamespace :: regnamespace :: text as schema
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = ${toQualified(name)} :: regclass and not tgisinternal order by tgname`.execute(db)
  return rows
}
