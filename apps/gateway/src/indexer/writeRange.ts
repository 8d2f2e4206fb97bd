import { type Kysely, sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import { everySafe, renewSafeVersions } from '../db/queries/renewSafeVersions.ts'
import type { Database } from '../db/schema.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { type Facts, type FactTable, factTables } from './Facts.ts'
import { notifyTouched } from './notifyTouched.ts'
import type { Range } from './readRange.ts'

export type Checkpoint = Pick<BlockHeader, 'hash' | 'number'>

export type WriteRangeParameters = {
  chainId: number
  /** Where the index stood when the range was read. */
  expected: Checkpoint | undefined
  head: BlockHeader
  range: Range
}

const rowsPerStatement = 1_000
/** Old history is nobody's news. */
const newsDepth = 1_000

/** Facts, blocks and checkpoint in one transaction: after a crash either all of the range is there or nothing. */
export async function writeRange(
  db: Kysely<Database>,
  { chainId, expected, head, range }: WriteRangeParameters,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected })
    await writeBlocks(tx, { chainId, range })
    for (const table of factTables) await writeRows(tx, table, range.facts)
    for (const tokens of chunk(range.tokens))
      await tx
        .insertInto('token')
        .values(tokens)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await writeCheckpoint(tx, { chainId, head, last: range.last })
    await renewSafeVersions(tx, { chainId, safes: listChanged(range) })
    if (head.number - range.last.number < newsDepth)
      await notifyTouched(tx, { block: range.last.number, chainId, touched: range.facts.touched })
  })
}

/** A new token may give a name to a call of any Safe. */
function listChanged({ facts, tokens }: Range): Set<Address | typeof everySafe> {
  const safes = factTables.flatMap((table) => facts.rows[table].flatMap((row) => ('safe' in row ? [row.safe] : [])))
  return new Set([...safes, ...facts.touched.keys(), ...(tokens.length > 0 ? ([everySafe] as const) : [])])
}

/** Two indexers are kept apart by a lock; should it fail, this keeps the second from writing over the first. */
export async function lockCheckpoint(
  tx: Transaction<Database>,
  { chainId, expected }: { chainId: number; expected: Checkpoint | undefined },
): Promise<void> {
  const found = await tx
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select(['block_hash', 'block_number'])
    .forUpdate()
    .executeTakeFirst()
  if (found?.block_number !== expected?.number || found?.block_hash !== expected?.hash)
    throw new ChainMovedError({ chainId, what: 'another indexer wrote first' })
}

async function writeCheckpoint(
  tx: Transaction<Database>,
  { chainId, head, last }: { chainId: number; head: BlockHeader; last: BlockHeader },
): Promise<void> {
  const values = {
    block_hash: last.hash,
    block_number: last.number,
    block_timestamp: last.timestamp,
    head_number: Math.max(head.number, last.number),
    head_timestamp: Math.max(head.timestamp, last.timestamp),
    updated_at: sql<Date>`clock_timestamp()`,
  }
  await tx
    .insertInto('checkpoint')
    .values({ ...values, chain_id: chainId })
    .onConflict((conflict) => conflict.column('chain_id').doUpdateSet(values))
    .execute()
}

async function writeBlocks(
  tx: Transaction<Database>,
  { chainId, range }: { chainId: number; range: Range },
): Promise<void> {
  let written = 0n
  for (const blocks of chunk(range.blocks)) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('block')
      .values(
        blocks.map(({ hash, hasFacts, number, parentHash, timestamp }) => ({
          chain_id: chainId,
          has_facts: hasFacts,
          hash,
          number,
          parent_hash: parentHash,
          timestamp,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['chain_id', 'number'])
          .doUpdateSet({ has_facts: sql`block.has_facts or excluded.has_facts` })
          .whereRef('block.hash', '=', 'excluded.hash'),
      )
      .executeTakeFirst()
    written += numInsertedOrUpdatedRows
  }
  if (written !== BigInt(range.blocks.length))
    throw new ChainMovedError({ chainId, what: 'a block was replaced below the checkpoint' })
}

/** The rows travel as one JSON parameter: statements with thousands of parameters are slow to build and to plan. */
async function writeRows(tx: Transaction<Database>, table: FactTable, { rows }: Facts): Promise<void> {
  for (const part of chunk<unknown>(rows[table]))
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(part)}::jsonb)
      on conflict do nothing`.execute(tx)
}

function toJson(rows: readonly unknown[]): string {
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}

function chunk<row>(rows: readonly row[]): row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  )
}
