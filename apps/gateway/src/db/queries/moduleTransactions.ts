import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database, Db } from '../schema.ts'
import { countFitting } from './loadBounded.ts'
import { toOperation } from './loadMultisigTransactions.ts'
import {
  type BlockFilter,
  type CountedPage,
  countUpTo,
  findPagePosition,
  isFromPosition,
  type PageParameters,
  parseBlockPosition,
  toBlockRange,
  toPageBounds,
  toSkip,
} from './pages.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { findSummary } from './safeSummaries.ts'
import { searchPage } from './searchPage.ts'

type ModuleExecutionRow = Selectable<Database['module_execution']> & { timestamp: number }

function toModuleTransactionRecord(row: ModuleExecutionRow): ModuleTransactionRecord {
  return {
    type: 'module',
    blockNumber: row.block_number,
    chainId: row.chain_id,
    data: row.data,
    logIndex: row.log_index,
    module: row.module,
    operation: row.operation === null ? null : toOperation(row.operation),
    safe: row.safe,
    success: row.success,
    timestamp: row.timestamp,
    to: row.to,
    transactionHash: row.transaction_hash,
    value: row.value,
  }
}

/** A module's transaction by the parts of its id `module_<safe>_i<hash><log index>`. */
export async function findModuleTransaction(
  db: Db,
  parameters: { chainId: number; logIndex: number; safe: Address; transactionHash: Hash },
): Promise<ModuleTransactionRecord | undefined> {
  const { chainId, logIndex, safe, transactionHash } = parameters
  return findOne(
    db,
    sql`chain_id = ${chainId} and safe = ${safe} and transaction_hash = ${transactionHash} and log_index = ${logIndex}`,
  )
}

/** The block of a chain transaction that executed something for a Safe. */
export async function findExecutionBlock(
  db: Db,
  { chainId, transactionHash }: { chainId: number; transactionHash: Hash },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('chain_transaction')
    .where('chain_id', '=', chainId)
    .where('hash', '=', transactionHash)
    .select('block_number')
    .executeTakeFirst()
  return found?.block_number
}

/** A module's transaction by the place of its log, which is its key. */
export async function findModuleTransactionOfChain(
  db: Db,
  parameters: { blockNumber: number; chainId: number; logIndex: number; transactionHash: Hash },
): Promise<ModuleTransactionRecord | undefined> {
  const { blockNumber, chainId, logIndex, transactionHash } = parameters
  return findOne(
    db,
    sql`chain_id = ${chainId} and block_number = ${blockNumber} and log_index = ${logIndex}
      and transaction_hash = ${transactionHash}`,
  )
}

type LoadModuleTransactionsParameters = {
  chainId: number
  /** A Safe can emit any number of results in one transaction. */
  maxPerTransaction: number
  safe: Address
  transactionHashes: readonly Hash[]
}

/** Module transactions of a Safe in these chain transactions, newest first. */
export async function loadModuleTransactions(
  db: Db,
  { chainId, maxPerTransaction, safe, transactionHashes }: LoadModuleTransactionsParameters,
): Promise<ModuleTransactionRecord[]> {
  if (transactionHashes.length === 0) return []
  const { rows } = await sql<ModuleExecutionRow>`
    select executed.*, block.timestamp
    from unnest(${[...transactionHashes]} :: text[]) as input (hash)
    cross join lateral (
      select * from module_execution
      where chain_id = ${chainId} and safe = ${safe} and transaction_hash = input.hash
      order by log_index desc limit ${maxPerTransaction}
    ) as executed
    join block on block.chain_id = executed.chain_id and block.number = executed.block_number
    order by executed.block_number desc, executed.log_index desc`.execute(db)
  return rows.map(toModuleTransactionRecord)
}

type ModuleTransactionFilter = BlockFilter & {
  isFailed?: boolean | undefined
  module?: Address | undefined
  operation?: number | undefined
  to?: Address | undefined
  transactionHash?: Hash | undefined
}

type ModulePosition = { block_number: number; log_index: number }

const keyColumns = sql`block_number, log_index`
const columns = sql`(${keyColumns})`
const toValues = ({ block_number, log_index }: ModulePosition) => sql`(${block_number}, ${log_index})`
const format = ({ block_number, log_index }: ModulePosition) => `${block_number}.${log_index}`
const toPosition = ({ blockNumber, logIndex }: ModuleTransactionRecord) => `${blockNumber}.${logIndex}`
function parsePosition(text: string): ModulePosition | undefined {
  const place = parseBlockPosition(text)
  return place && { block_number: place.block, log_index: place.index }
}

function byPosition(isReversed: boolean): RawBuilder<unknown> {
  const order = sql.raw(isReversed ? 'asc' : 'desc')
  return sql`block_number ${order}, log_index ${order}`
}

type ListModuleTransactionsPageParameters = PageParameters & { filter?: ModuleTransactionFilter }
type ModuleTransactionsPage = CountedPage & { transactions: ModuleTransactionRecord[] }

/** Module transactions of a Safe, newest first. */
export async function listModuleTransactionsPage(
  db: Db,
  parameters: ListModuleTransactionsPageParameters,
): Promise<ModuleTransactionsPage> {
  const { chainId, filter = {}, limit, offset, safe } = parameters
  const { transactionHash } = filter
  const indexed = [...toBlockRange(filter), ...(transactionHash ? [sql`transaction_hash = ${transactionHash}`] : [])]
  const where = sql.join([sql`chain_id = ${chainId} and safe = ${safe}`, ...indexed], sql` and `)
  const conditions = toConditions(filter)
  if (conditions.length > 0) return searchModuleTransactions(db, { ...parameters, conditions, where })
  const count =
    indexed.length === 0
      ? (await findSummary(db, { chainId, safe })).module_executions
      : await countUpTo(db, { limit, offset, rows: sql`from module_execution where ${where}` })
  const place = await findPagePosition<ModulePosition>(db, {
    count: async () => (indexed.length === 0 ? count : undefined),
    limit,
    offset,
    parse: parsePosition,
    place: parameters.place,
    walk: ({ isReversed, limit: max, ofBefore }) => {
      const isBefore = ofBefore ? sql`and ${columns} > ${toValues(ofBefore)}` : sql``
      return sql`select ${keyColumns} from module_execution where ${where} ${isBefore}
        order by ${byPosition(isReversed)} limit ${max}`
    },
  })
  if (!place) return { count, edges: undefined, hasMore: false, transactions: [] }
  const rows = await loadRows(
    db,
    sql`select * from module_execution where ${where} and ${isFromPosition(place, columns, toValues)}
      order by ${byPosition(false)} limit ${limit + 1} offset ${toSkip(place)}`,
  )
  const { isCut, transactions } = toFitting(rows.slice(0, limit))
  return { count, edges: toPageBounds(transactions, toPosition), hasMore: isCut || rows.length > limit, transactions }
}

/** On what no index begins with. */
function toConditions({ isFailed, module, operation, to }: ModuleTransactionFilter): RawBuilder<unknown>[] {
  return [
    ...(isFailed === undefined ? [] : [sql`success = ${!isFailed}`]),
    ...(module ? [sql`module = ${module}`] : []),
    ...(operation === undefined ? [] : [sql`operation = ${operation}`]),
    ...(to ? [sql`"to" = ${to}`] : []),
  ]
}

type SearchModuleTransactionsParameters = PageParameters & {
  conditions: readonly RawBuilder<unknown>[]
  where: RawBuilder<unknown>
}

async function searchModuleTransactions(
  db: Db,
  { chainId, conditions, limit, offset, place, safe, where }: SearchModuleTransactionsParameters,
): Promise<ModuleTransactionsPage> {
  const { keys, ...page } = await searchPage<ModulePosition>(db, {
    conditions,
    format,
    keyColumns,
    limit,
    offset,
    order: byPosition,
    parse: parsePosition,
    place,
    select: ({ cursor, isReversed, limit: max }) => {
      const isBehind = cursor ? sql`and ${columns} ${sql.raw(isReversed ? '>' : '<')} ${toValues(cursor)}` : sql``
      return sql`select ${keyColumns}, module, operation, success, "to" from module_execution where ${where} ${isBehind}
        order by ${byPosition(isReversed)} limit ${max}`
    },
  })
  const rows = await loadRows(
    db,
    sql`select module_execution.* from jsonb_to_recordset(${JSON.stringify(keys)} :: jsonb)
      as key (block_number bigint, log_index integer)
      join module_execution using (block_number, log_index)
      where chain_id = ${chainId} and safe = ${safe}`,
  )
  const { isCut, transactions } = toFitting(rows)
  return isCut
    ? { ...page, edges: toPageBounds(transactions, toPosition), hasMore: true, transactions }
    : { ...page, transactions }
}

async function loadRows(db: Db, listed: RawBuilder<unknown>): Promise<ModuleExecutionRow[]> {
  const { rows } = await sql<ModuleExecutionRow>`
    select listed.*, block.timestamp from (${listed}) as listed
    join block on block.chain_id = listed.chain_id and block.number = listed.block_number
    order by listed.block_number desc, listed.log_index desc`.execute(db)
  return rows
}

async function findOne(db: Db, where: RawBuilder<unknown>): Promise<ModuleTransactionRecord | undefined> {
  const [row] = await loadRows(db, sql`select * from module_execution where ${where} limit 1`)
  return row && toModuleTransactionRecord(row)
}

/** As many as a response holds by their calldata. */
function toFitting(rows: readonly ModuleExecutionRow[]) {
  const fitting = rows.slice(0, countFitting(rows.map(({ data }) => data?.length ?? 0)))
  return { isCut: fitting.length < rows.length, transactions: fitting.map(toModuleTransactionRecord) }
}
