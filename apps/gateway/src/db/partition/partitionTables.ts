import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { assertRow, lockPatience } from '../assertRow.ts'
import type { Database } from '../schema.ts'
import { listIndexDefinitions, listKeys, listReferences, listTriggers } from './describeTable.ts'

/**
 * What grows with every transaction of a Safe and is asked for by Safe. Blocks and transactions of the chain are of no
 * one Safe; proposals and signatures are one per hash, which the server can hold to only where the key is the hash.
 */
export const partitionedTables = [
  'safe_transaction',
  'multisig_execution',
  'execution_signature',
  'module_execution',
  'transfer',
] as const
type PartitionedTable = (typeof partitionedTables)[number]

/** Each costs a lock and a file for every index of it: more of them are slower for whoever asks all. */
export const mostPartitions = 64

export type PartitionTablesParameters = {
  /** Partitions of each table. */
  count: number
  /** So few that the indexer does not wait long. @default 10000 */
  rowsAtATime?: number
  /** Told which table is next and how many rows it has, about, and then of each that is copied. */
  startProgress?: (table: string, total: number) => { advance(by: number): void; stop(): void }
}

/** Any number, the same for every process. */
const lock = 5_417_201_601

/**
 * Divides the large tables by a hash of the Safe, while everything goes on: rows are copied beside the old table, some at
 * a time, triggers bring along what changes meanwhile, and then the new one takes the old one's name. Tables that are so
 * divided already are left alone, so that whoever was interrupted begins with the table that was not finished.
 *
 * @returns the tables that were divided
 */
export async function partitionTables(
  db: Kysely<Database>,
  {
    count,
    rowsAtATime = 10_000,
    startProgress = () => ({ advance: () => undefined, stop: () => undefined }),
  }: PartitionTablesParameters,
): Promise<string[]> {
  return db.connection().execute(async (session) => {
    while (!(await takeLock(session))) await sleep(200)
    try {
      await sql`drop schema if exists partitioning cascade`.execute(session)
      await sql`create schema if not exists partitions`.execute(session)
      const done: string[] = []
      for (const name of partitionedTables) {
        if ((await countPartitions(session, name)) === count) continue
        const progress = startProgress(name, await estimateRows(session, name))
        try {
          await assertRow(() => prepare(session, { count, name }))
          await copyRows(session, { name, onRows: progress.advance, rowsAtATime })
          await sql`analyze partitioning.${sql.id(name)}`.execute(session)
          await assertRow(() => takeOver(session, name))
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

/** Tried and not waited for: to wait is a transaction, and an index that is being made would wait for it. */
async function takeLock(session: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(session)
  return rows[0]?.mine ?? false
}

/** In how many parts a table is; 0 for one that is not divided. */
export async function countPartitions(db: Kysely<Database>, name: PartitionedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) :: integer as count from pg_inherits
    where inhparent = ${`public.${name}`} :: regclass`.execute(db)
  return rows[0]?.count ?? 0
}

async function estimateRows(db: Kysely<Database>, name: PartitionedTable): Promise<number> {
  const { rows } = await sql<{ estimate: number }>`select coalesce(sum(greatest(reltuples, 0)), 0) :: bigint as estimate
    from pg_class where oid = ${`public.${name}`} :: regclass
      or oid in (select inhrelid from pg_inherits where inhparent = ${`public.${name}`} :: regclass)`.execute(db)
  return rows[0]?.estimate ?? 0
}

/** The new, empty table, and what copies into it whatever happens to the old one from now on. */
async function prepare(
  session: Kysely<Database>,
  { count, name }: { count: number; name: PartitionedTable },
): Promise<void> {
  await session.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockPatience)}`.execute(tx)
    await sql`create schema partitioning`.execute(tx)
    await sql`create table partitioning.${sql.id(name)} (like public.${sql.id(name)} including all excluding indexes)
      partition by hash (safe)`.execute(tx)
    for (let index = 0; index < count; index += 1)
      await sql`create table partitions.${sql.id(`${name}_${count}_${index}`)} partition of partitioning.${sql.id(name)}
        for values with (modulus ${sql.lit(count)}, remainder ${sql.lit(index)})`.execute(tx)
    const table = sql`partitioning.${sql.id(name)}`
    const keys = await listKeys(tx, name)
    for (const { columns, isPrimary, name: constraint } of keys) {
      // A server can keep unique only what it finds in one partition. Whose a log is stands in the log itself.
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
    await follow(tx, { key: keys.find(({ isPrimary }) => isPrimary)?.columns ?? [], name })
  })
}

async function follow(
  tx: Transaction<Database>,
  { key, name }: { key: readonly string[]; name: PartitionedTable },
): Promise<void> {
  const isSame = key.map((column) => `kept.${column} = removed.${column}`).join(' and ')
  await sql
    .raw(`create function partitioning.follow() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from partitioning.${name} as kept using removed where ${isSame} and kept.safe = removed.safe;
      end if;
      if tg_op <> 'DELETE' then
        insert into partitioning.${name} select * from added on conflict do nothing;
      end if;
      return null;
    end $$`)
    .execute(tx)
  const transitions = {
    delete: 'old table as removed',
    insert: 'new table as added',
    update: 'old table as removed new table as added',
  }
  for (const [operation, tables] of Object.entries(transitions))
    await sql
      .raw(`create trigger follow_${operation} after ${operation} on public.${name} referencing ${tables}
        for each statement execute function partitioning.follow()`)
      .execute(tx)
}

/** Some blocks at a time. Whoever writes facts holds the checkpoint of their chain: nothing is taken away in between. */
async function copyRows(
  session: Kysely<Database>,
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

async function findNextChain(session: Kysely<Database>, last: number): Promise<number | undefined> {
  const { rows } = await sql<{ chain: number | null }>`select min(chain_id) as chain from block
    where chain_id > ${last}`.execute(session)
  return rows[0]?.chain ?? undefined
}

/** The new table has every row of the old one: it takes its name, and the triggers that others hung on it. */
async function takeOver(session: Kysely<Database>, name: PartitionedTable): Promise<void> {
  await session.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockPatience)}`.execute(tx)
    // In the order in which an indexer takes its locks: first the chain, then its facts.
    await sql`select from checkpoint order by chain_id for update`.execute(tx)
    await sql`lock table public.${sql.id(name)} in access exclusive mode`.execute(tx)
    const triggers = (await listTriggers(tx, name)).filter(({ schema }) => schema !== 'partitioning')
    await sql`drop table public.${sql.id(name)}`.execute(tx)
    await sql`alter table partitioning.${sql.id(name)} set schema public`.execute(tx)
    for (const { definition } of triggers) await sql.raw(definition).execute(tx)
    await sql`drop schema partitioning cascade`.execute(tx)
  })
}
