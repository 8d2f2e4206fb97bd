import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import { z } from 'zod'
import { bumpCacheVersion, CHAIN_WIDE, notifyTouched } from '../db/queries/cacheVersions.ts'
import type { Database, Db } from '../db/schema.ts'
import { type Column, listColumns, unnestRows } from '../db/unnestRows.ts'
import { chunk } from '../lib/chunk.ts'
import { type BlockHeader, ChainMovedError } from './ChainLog.ts'
import { type Checkpoint, lockCheckpoint } from './Checkpoint.ts'
import type { DecodedRange } from './decodeRange.ts'
import { type Facts, type FactTable, type FailedTransaction, factTables } from './Facts.ts'

export type RangeStore = {
  chainId: number
  db: Db
  /** Blocks without facts are deleted below twice this depth: no reorg that is accepted replaces them. */
  maxReorgDepth: number
  /** Whether other processes are notified; not by an index that is not in use yet. */
  notifies: boolean
}

export type StoreRangeParameters = {
  checkpoint: Checkpoint | undefined
  head: BlockHeader
}

const rowsPerStatement = 1_000
/** Blocks below the head from which changes are worth a notification. */
const newsDepth = 1_000

/** Facts, blocks and checkpoint in one transaction: after a crash the range is stored completely or not at all. */
export async function storeRange(
  store: RangeStore,
  range: DecodedRange,
  parameters: StoreRangeParameters,
): Promise<Checkpoint> {
  const { chainId, db, maxReorgDepth } = store
  const checkpoint = await write(store, range, { ...parameters, isNew: true }).catch((error: unknown) => {
    // A node may return the same log twice.
    if (!isDuplicate(error)) throw error
    return write(store, range, { ...parameters, isNew: false })
  })
  await db
    .deleteFrom('block')
    .where('chain_id', '=', chainId)
    .where('has_facts', '=', false)
    .where('number', '<', range.last.number - 2 * maxReorgDepth)
    .execute()
  return checkpoint
}

async function write(
  { chainId, db, notifies }: RangeStore,
  range: DecodedRange,
  { checkpoint: expected, head, isNew }: StoreRangeParameters & { isNew: boolean },
): Promise<Checkpoint> {
  const { hash, number } = range.last
  const next = { hash, number, revision: (expected?.revision ?? 0) + 1 }
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected })
    await writeBlocks(tx, { blocks: range.blocks, chainId })
    await writeFacts(tx, range.facts, { isNew })
    await writeTokens(tx, range.tokens)
    await writeFailed(tx, { chainId, failed: range.failed })
    await writeCheckpoint(tx, { chainId, head, range, revision: next.revision })
    await bumpCacheVersion(tx, { chainId, safes: listChanged(range) })
    if (notifies && head.number - range.last.number < newsDepth)
      await notifyTouched(tx, { block: range.last.number, chainId, touched: range.facts.touched })
  })
  return next
}

/** Classes of SQLSTATE: a value that a column cannot hold, a constraint, a limit of the server (of an index row, say). */
const refusedClasses = new Set(['22', '23', '54'])
const RefusedSchema = z.object({ code: z.string().refine((code) => refusedClasses.has(code.slice(0, 2))) })

/** Whether the database works and refused these rows: a retry would fail as well. */
export function isRefusedData(error: unknown): boolean {
  return RefusedSchema.safeParse(error).success
}

const DuplicateSchema = z.object({ code: z.literal('23505') })
const isDuplicate = (error: unknown) => DuplicateSchema.safeParse(error).success

export async function writeTokens(tx: Transaction<Database>, tokens: DecodedRange['tokens']): Promise<void> {
  for (const part of chunk(tokens, rowsPerStatement))
    await tx
      .insertInto('token')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** A transaction that failed before gets the newer reason. */
export async function writeFailed(
  tx: Transaction<Database>,
  { chainId, failed }: { chainId: number; failed: readonly FailedTransaction[] },
): Promise<void> {
  const unique = new Map(
    failed.map((row) => [`${row.block_number}:${row.transaction_hash}:${row.what}:${row.subject}`, row]),
  )
  for (const part of chunk([...unique.values()], rowsPerStatement))
    await tx
      .insertInto('failed_transaction')
      .values(part.map((row) => ({ ...row, chain_id: chainId })))
      .onConflict((conflict) =>
        conflict
          .columns(['chain_id', 'block_number', 'transaction_hash', 'what', 'subject'])
          .doUpdateSet({ reason: sql`excluded.reason` }),
      )
      .execute()
}

/** Safes whose rows changed; a new token changes the summaries of any Safe. */
export function listChanged({
  facts,
  tokens,
}: Pick<DecodedRange, 'facts' | 'tokens'>): Set<Address | typeof CHAIN_WIDE> {
  const safes = factTables.flatMap((table) => facts.rows[table].flatMap((row) => ('safe' in row ? [row.safe] : [])))
  return new Set([...safes, ...facts.touched.keys(), ...(tokens.length > 0 ? ([CHAIN_WIDE] as const) : [])])
}

async function writeCheckpoint(
  tx: Transaction<Database>,
  {
    chainId,
    head,
    range: { areSignersFound, last },
    revision,
  }: { chainId: number; head: BlockHeader; range: DecodedRange; revision: number },
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
  // Only if the signers of all blocks before are known.
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

/** Before the facts that reference them. Throws ChainMovedError if another block with the same number is stored. */
export async function writeBlocks(
  tx: Transaction<Database>,
  { blocks, chainId }: { blocks: DecodedRange['blocks']; chainId: number },
): Promise<void> {
  let written = 0n
  const rows = blocks.map(({ hash, hasFacts, number, parentHash, timestamp }) => ({
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
  if (written !== BigInt(blocks.length))
    throw new ChainMovedError({ chainId, what: 'a block was replaced below the checkpoint' })
}

/** Columns that a retry can fill in later. */
const amendable: Partial<Record<FactTable, readonly string[]>> = {
  chain_transaction: ['gas_used', 'gas_price'],
  module_execution: ['to', 'value', 'data', 'operation'],
  multisig_execution: [
    ...['source', 'to', 'value', 'data', 'operation', 'safe_tx_gas', 'base_gas', 'gas_price', 'gas_token'],
    ...['refund_receiver', 'signatures', 'nonce', 'executor', 'threshold'],
  ],
}

type WriteFactsOptions = {
  /** Whether existing rows are updated. @default false */
  isAmending?: boolean
  /** Whether no row exists yet: then none is looked up, and one that exists is an error. @default false */
  isNew?: boolean
}

/** While the database writes some of the rows, the next ones are encoded. */
export async function writeFacts(
  tx: Transaction<Database>,
  { rows }: Pick<Facts, 'rows'>,
  { isAmending = false, isNew = false }: WriteFactsOptions = {},
): Promise<void> {
  const known: { columns: readonly Column[]; table: FactTable }[] = []
  // All of them first: a failed write must not go unnoticed while columns are queried.
  for (const table of factTables)
    if (rows[table].length > 0) known.push({ columns: await listColumns(tx, table), table })
  const writePart = async ({ columns, input, table }: (typeof known)[number] & { input: RawBuilder<unknown> }) => {
    const amended = isAmending ? amendable[table] : undefined
    if (amended) await amendRows(tx, { columns: amended, table, input })
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    const ignoreExisting = isNew ? sql`` : sql`on conflict do nothing`
    await sql`insert into ${sql.table(table)} (${names}) select * from ${input} ${ignoreExisting}`.execute(tx)
  }
  let writing = Promise.resolve()
  try {
    for (const { columns, table } of known)
      for (const input of unnestRows({ columns, rows: rows[table] })) {
        await writing
        writing = writePart({ columns, input, table })
      }
  } finally {
    await writing
  }
}

/** Two statements instead of "on conflict": partitioned tables have other columns in their unique constraints. */
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
