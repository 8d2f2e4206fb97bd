import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Hash } from 'viem'
import type { Database } from '../../db/schema.ts'
import { factTables } from '../../indexer/Facts.ts'
import { firstIndex } from '../../indexer/legacy/createLegacyReader.ts'
import { listTables } from '../rows/tables.ts'

export type Difference = {
  /** Rows of the old index that the new one lacks or has with other values. */
  gone: number
  name: string
  /** Rows of the new index that the old one lacks or has with other values. */
  new: number
}

type CompareTablesParameters = { chainId: number; schema: string }

/** Differences of both indexes up to their common block. */
export async function compareTables(
  db: Kysely<Database>,
  { chainId, schema }: CompareTablesParameters,
): Promise<Difference[]> {
  const block = await findCommonBlock(db, { chainId, schema })
  const differences: Difference[] = []
  for (const name of factTables) {
    const rowsOf = (place: string) =>
      sql`select * from ${sql.id(place, name)} where chain_id = ${chainId} and block_number <= ${block}`
    const found = await sql<{ gone: number; new: number }>`select
      (select count(*) :: integer from (${rowsOf('public')} except ${rowsOf(schema)}) as gone) as gone,
      (select count(*) :: integer from (${rowsOf(schema)} except ${rowsOf('public')}) as new) as new`.execute(db)
    const [difference] = found.rows
    if (difference && difference.gone + difference.new > 0) differences.push({ ...difference, name })
  }
  return differences
}

export type Loss = {
  /** A block whose rows would be lost. */
  block: number
  /** Its hash in the old index; null if that no longer has the block. */
  hash: Hash | null
  name: string
  rows: number
  /** A transaction whose rows would be lost. */
  transaction: Hash
}

/** Blocks listed per table. */
const maxBlocks = 1_000

/**
 * Rows of the old index that the new one lacks, or has with columns missing, up to their common block. A row with other
 * values is a correction, not a loss.
 */
export async function listLosses(db: Kysely<Database>, { chainId, schema }: CompareTablesParameters): Promise<Loss[]> {
  const block = await findCommonBlock(db, { chainId, schema })
  const tables = new Map((await listTables(db)).map((table) => [table.name, table]))
  const losses: Loss[] = []
  for (const name of factTables) {
    const { columns = [], key = [] } = tables.get(name) ?? {}
    const isStored = columns.map((column) =>
      key.includes(column)
        ? sql`new.${sql.ref(column)} = old.${sql.ref(column)}`
        : sql`(old.${sql.ref(column)} is null or new.${sql.ref(column)} is not null)`,
    )
    const transaction = name === 'chain_transaction' ? sql`old.hash` : sql`old.transaction_hash`
    const { rows } = await sql<Omit<Loss, 'name'>>`
      select old.block_number as block, min(block.hash) as hash, count(*) :: integer as rows,
        min(${transaction}) as transaction
      from ${sql.id('public', name)} as old
      left join public.block on block.chain_id = old.chain_id and block.number = old.block_number
      where old.chain_id = ${chainId} and old.block_number <= ${block}
        and not exists (select from ${sql.id(schema, name)} as new where ${sql.join(isStored, sql` and `)})
        ${columns.includes('log_index') ? sql`and not ${isRenumbered({ name, schema })}` : sql``}
      group by old.block_number order by old.block_number limit ${maxBlocks}`.execute(db)
    for (const row of rows) losses.push({ ...row, name })
  }
  return losses
}

/** Excludes the index that we assign to calls without a log: it depends on the time of discovery. */
function isRenumbered({ name, schema }: { name: string; schema: string }): RawBuilder<unknown> {
  return sql`(old.log_index >= ${firstIndex} and exists (
    select from ${sql.id(schema, name)} as new
    where new.chain_id = old.chain_id and new.block_number = old.block_number and new.log_index >= ${firstIndex}
      and to_jsonb(new) - '{log_index,position}' :: text[] = to_jsonb(old) - '{log_index,position}' :: text[]))`
}

async function findCommonBlock(db: Kysely<Database>, { chainId, schema }: CompareTablesParameters): Promise<number> {
  const { rows } = await sql<{ block: number | null }>`select least(
    (select block_number from public.checkpoint where chain_id = ${chainId}),
    (select block_number from ${sql.id(schema, 'checkpoint')} where chain_id = ${chainId})) as block`.execute(db)
  return rows[0]?.block ?? -1
}
