import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import { z } from 'zod'
import { bumpCacheVersion, CHAIN_WIDE } from '../db/queries/bumpCacheVersion.ts'
import type { Database } from '../db/schema.ts'
import { type Column, listColumns, unnestRows } from '../db/unnestRows.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { type Checkpoint, lockCheckpoint } from './Checkpoint.ts'
import { type Facts, type FactTable, factTables } from './Facts.ts'
import type { FailedTransaction } from './FailedTransaction.ts'
import { notifyTouched } from './notifyTouched.ts'
import type { Range } from './readRange.ts'

export type WriteRangeParameters = {
  chainId: number
  /** Where the index stood when the range was read. */
  expected: Checkpoint | undefined
  head: BlockHeader
  notifies: boolean
  range: Range
}

const rowsPerStatement = 1_000
/** Old history is nobody's news. */
const newsDepth = 1_000

/** Facts, blocks and checkpoint in one transaction: after a crash either all of the range is there or nothing. */
export async function writeRange(db: Kysely<Database>, parameters: WriteRangeParameters): Promise<Checkpoint> {
  try {
    return await write(db, parameters, { isNews: true })
  } catch (error) {
    // A node can tell the same twice.
    if (!isKnownAlready(error)) throw error
    return write(db, parameters, { isNews: false })
  }
}

async function write(
  db: Kysely<Database>,
  { chainId, expected, head, notifies, range }: WriteRangeParameters,
  { isNews }: { isNews: boolean },
): Promise<Checkpoint> {
  const { hash, number } = range.last
  const next = { hash, number, revision: (expected?.revision ?? 0) + 1 }
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected })
    await writeBlocks(tx, { chainId, range })
    await writeFacts(tx, range.facts, { isNews })
    await writeTokens(tx, range.tokens)
    await writeFailed(tx, { chainId, places: range.unread })
    await writeCheckpoint(tx, { chainId, head, range, revision: next.revision })
    await bumpCacheVersion(tx, { chainId, safes: listChanged(range) })
    if (notifies && head.number - range.last.number < newsDepth)
      await notifyTouched(tx, { block: range.last.number, chainId, touched: range.facts.touched })
  })
  return next
}

export async function writeTokens(tx: Transaction<Database>, tokens: Range['tokens']): Promise<void> {
  for (const part of chunk(tokens))
    await tx
      .insertInto('token')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Remembers what could not be read; what is remembered already gets the newer reason. */
export async function writeFailed(
  tx: Transaction<Database>,
  { chainId, places }: { chainId: number; places: readonly FailedTransaction[] },
): Promise<void> {
  const unique = new Map(
    places.map((place) => [`${place.block_number}:${place.transaction_hash}:${place.what}:${place.subject}`, place]),
  )
  for (const part of chunk([...unique.values()]))
    await tx
      .insertInto('failed_transaction')
      .values(part.map((place) => ({ ...place, chain_id: chainId })))
      .onConflict((conflict) =>
        conflict
          .columns(['chain_id', 'block_number', 'transaction_hash', 'what', 'subject'])
          .doUpdateSet({ reason: sql`excluded.reason` }),
      )
      .execute()
}

/** A new token may give a name to a call of any Safe. */
export function listChanged({ facts, tokens }: Pick<Range, 'facts' | 'tokens'>): Set<Address | typeof CHAIN_WIDE> {
  const safes = factTables.flatMap((table) => facts.rows[table].flatMap((row) => ('safe' in row ? [row.safe] : [])))
  return new Set([...safes, ...facts.touched.keys(), ...(tokens.length > 0 ? ([CHAIN_WIDE] as const) : [])])
}

const KnownAlreadySchema = z.object({ code: z.literal('23505') })
const isKnownAlready = (error: unknown) => KnownAlreadySchema.safeParse(error).success

async function writeCheckpoint(
  tx: Transaction<Database>,
  {
    chainId,
    head,
    range: { areSignersFound, last },
    revision,
  }: { chainId: number; head: BlockHeader; range: Range; revision: number },
): Promise<void> {
  const values = {
    block_hash: last.hash,
    block_number: last.number,
    block_timestamp: last.timestamp,
    head_number: Math.max(head.number, last.number),
    head_timestamp: Math.max(head.timestamp, last.timestamp),
    revision,
    updated_at: sql<Date>`clock_timestamp()`,
  }
  // Only where nothing before it is open.
  const signers_block = sql<number>`case when checkpoint.signers_block >= checkpoint.block_number then ${last.number}
    else checkpoint.signers_block end`
  await tx
    .insertInto('checkpoint')
    .values({ ...values, chain_id: chainId, ...(areSignersFound ? { signers_block: last.number } : {}) })
    .onConflict((conflict) =>
      conflict.column('chain_id').doUpdateSet({ ...values, ...(areSignersFound ? { signers_block } : {}) }),
    )
    .execute()
}

async function writeBlocks(
  tx: Transaction<Database>,
  { chainId, range }: { chainId: number; range: Range },
): Promise<void> {
  let written = 0n
  const rows = range.blocks.map(({ hash, hasFacts, number, parentHash, timestamp }) => ({
    chain_id: chainId,
    has_facts: hasFacts,
    hash,
    number,
    parent_hash: parentHash ?? null,
    timestamp,
  }))
  for (const input of unnestRows({ columns: await listColumns(tx, 'block'), rows })) {
    const { numAffectedRows = 0n } = await sql`insert into block select * from ${input}
      on conflict (chain_id, number) do update set has_facts = block.has_facts or excluded.has_facts
      where block.hash = excluded.hash`.execute(tx)
    written += numAffectedRows
  }
  if (written !== BigInt(range.blocks.length))
    throw new ChainMovedError({ chainId, what: 'a block was replaced below the checkpoint' })
}

/** Tables whose rows can gain what was unknown when they were first written. */
const amendable: Partial<Record<FactTable, readonly string[]>> = {
  chain_transaction: ['gas_used', 'gas_price'],
  module_execution: ['to', 'value', 'data', 'operation'],
  multisig_execution: [
    ...['source', 'to', 'value', 'data', 'operation', 'safe_tx_gas', 'base_gas', 'gas_price', 'gas_token'],
    ...['refund_receiver', 'signatures', 'nonce', 'executor', 'threshold'],
  ],
}

type WriteFactsOptions = {
  /** Whether rows that are there get what the new ones know better. @default false */
  isAmending?: boolean
  /** Whether nothing of it is there: then no row is looked for, and one that is there is an error. @default false */
  isNews?: boolean
}

/** While the database is at some of the rows, the next ones are made ready. */
export async function writeFacts(
  tx: Transaction<Database>,
  { rows }: Pick<Facts, 'rows'>,
  { isAmending = false, isNews = false }: WriteFactsOptions = {},
): Promise<void> {
  const known: { columns: readonly Column[]; table: FactTable }[] = []
  // All of them first: while they were asked for, nobody would hear that something could not be written.
  for (const table of factTables)
    if (rows[table].length > 0) known.push({ columns: await listColumns(tx, table), table })
  let writing = Promise.resolve()
  try {
    for (const { columns, table } of known)
      for (const input of unnestRows({ columns, rows: rows[table] })) {
        await writing
        writing = writePart(tx, { amended: isAmending ? amendable[table] : undefined, columns, isNews, table, input })
      }
  } finally {
    await writing
  }
}

type Part = {
  amended: readonly string[] | undefined
  columns: readonly Column[]
  isNews: boolean
  table: FactTable
  input: RawBuilder<unknown>
}

async function writePart(tx: Transaction<Database>, { amended, columns, isNews, table, input }: Part): Promise<void> {
  if (amended) await amendRows(tx, { columns: amended, table, input })
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const unlessKnown = isNews ? sql`` : sql`on conflict do nothing`
  await sql`insert into ${sql.table(table)} (${names}) select * from ${input} ${unlessKnown}`.execute(tx)
}

/** By two statements and not by "on conflict": what is unique has other columns where tables are divided by Safe. */
async function amendRows(
  tx: Transaction<Database>,
  { columns, table, input }: { columns: readonly string[]; table: FactTable; input: RawBuilder<unknown> },
): Promise<void> {
  const key = table === 'chain_transaction' ? ['chain_id', 'hash'] : ['chain_id', 'block_number', 'log_index', 'safe']
  const isSame = key.map((column) => sql`stored.${sql.ref(column)} = input.${sql.ref(column)}`)
  await sql`update ${sql.table(table)} as stored
    set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = input.${sql.ref(column)}`))}
    from ${input} where ${sql.join(isSame, sql` and `)}`.execute(tx)
}

function chunk<row>(rows: readonly row[]): row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  )
}
