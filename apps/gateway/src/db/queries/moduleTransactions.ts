import { type Selectable, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database, Db } from '../schema.ts'
import { countFitting } from './loadBounded.ts'
import { toOperation } from './loadMultisigTransactions.ts'
import {
  type CountedPage,
  countUpTo,
  findPagePosition,
  isFromPosition,
  type PageParameters,
  parseBlockPosition,
  toPageBounds,
  toSkip,
} from './pages.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { findSummary } from './safeSummaries.ts'

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
  const { rows } = await sql<ModuleExecutionRow>`
    select executed.*, block.timestamp from module_execution as executed
    join block on block.chain_id = executed.chain_id and block.number = executed.block_number
    where executed.chain_id = ${chainId} and executed.safe = ${safe}
      and executed.transaction_hash = ${transactionHash} and executed.log_index = ${logIndex} limit 1`.execute(db)
  const [row] = rows
  return row && toModuleTransactionRecord(row)
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

type ModuleTransactionFilter = {
  module?: Address | undefined
  to?: Address | undefined
  transactionHash?: Hash | undefined
}

type ModulePosition = { block_number: number; log_index: number }

const columns = sql`(block_number, log_index)`
const toValues = ({ block_number, log_index }: ModulePosition) => sql`(${block_number}, ${log_index})`
const toPosition = ({ blockNumber, logIndex }: ModuleTransactionRecord) => `${blockNumber}.${logIndex}`
function parsePosition(text: string): ModulePosition | undefined {
  const place = parseBlockPosition(text)
  return place && { block_number: place.block, log_index: place.index }
}

/** Module transactions of a Safe, newest first. */
export async function listModuleTransactionsPage(
  db: Db,
  parameters: PageParameters & { filter?: ModuleTransactionFilter },
): Promise<CountedPage & { transactions: ModuleTransactionRecord[] }> {
  const { chainId, filter: { module, to, transactionHash } = {}, limit, offset, safe } = parameters
  const isHere = sql`chain_id = ${chainId} and safe = ${safe}`
  const filters = [
    ...(module ? [sql`module = ${module}`] : []),
    ...(to ? [sql`"to" = ${to}`] : []),
    ...(transactionHash ? [sql`transaction_hash = ${transactionHash}`] : []),
  ]
  const where = sql.join([isHere, ...filters], sql` and `)
  const count =
    filters.length === 0
      ? (await findSummary(db, { chainId, safe })).module_executions
      : await countUpTo(db, { limit, offset, rows: sql`from module_execution where ${where}` })
  const place = await findPagePosition<ModulePosition>(db, {
    count: async () => (filters.length === 0 ? count : undefined),
    limit,
    offset,
    parse: parsePosition,
    place: parameters.place,
    walk: ({ isReversed, limit: max, ofBefore }) => {
      const order = sql.raw(isReversed ? 'asc' : 'desc')
      const isBefore = ofBefore ? sql`and ${columns} > ${toValues(ofBefore)}` : sql``
      return sql`select block_number, log_index from module_execution where ${where} ${isBefore}
        order by block_number ${order}, log_index ${order} limit ${max}`
    },
  })
  if (!place) return { count, edges: undefined, hasMore: false, transactions: [] }
  const { rows } = await sql<ModuleExecutionRow>`
    select listed.*, block.timestamp from (
      select * from module_execution where ${where} and ${isFromPosition(place, columns, toValues)}
      order by block_number desc, log_index desc limit ${limit + 1} offset ${toSkip(place)}
    ) as listed
    join block on block.chain_id = listed.chain_id and block.number = listed.block_number
    order by listed.block_number desc, listed.log_index desc`.execute(db)
  const page = rows.slice(0, limit)
  const fitting = page.slice(0, countFitting(page.map(({ data }) => data?.length ?? 0)))
  const transactions = fitting.map(toModuleTransactionRecord)
  return { count, edges: toPageBounds(transactions, toPosition), hasMore: rows.length > fitting.length, transactions }
}
