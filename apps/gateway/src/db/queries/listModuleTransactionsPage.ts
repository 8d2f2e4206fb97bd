import type { CursorPosition, PageBounds } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { countUpTo } from './countUpTo.ts'
import { findPagePosition, isFromPosition, parseBlockPosition, toSkip } from './findPagePosition.ts'
import { findSummary } from './findSummary.ts'
import { countFitting } from './loadBounded.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { type ModuleExecutionRow, toModuleTransactionRecord } from './toModuleTransactionRecord.ts'
import { toPageBounds } from './toPageBounds.ts'

type ModuleTransactionFilter = {
  module?: Address | undefined
  to?: Address | undefined
  transactionHash?: Hash | undefined
}

export type ListModuleTransactionsPageParameters = {
  chainId: number
  filter?: ModuleTransactionFilter
  limit: number
  offset: number
  place?: CursorPosition | undefined
  safe: Address
}

export type ModuleTransactionsPage = {
  count: number
  edges: PageBounds | undefined
  hasMore: boolean
  transactions: ModuleTransactionRecord[]
}

type ModulePosition = { block_number: number; log_index: number }

const columns = sql`(block_number, log_index)`
const toValues = ({ block_number, log_index }: ModulePosition) => sql`(${block_number}, ${log_index})`
const toPlace = ({ blockNumber, logIndex }: ModuleTransactionRecord) => `${blockNumber}.${logIndex}`
function parsePlace(text: string): ModulePosition | undefined {
  const place = parseBlockPosition(text)
  return place && { block_number: place.block, log_index: place.index }
}

/** Module transactions of a Safe, newest first. */
export async function listModuleTransactionsPage(
  db: Db,
  parameters: ListModuleTransactionsPageParameters,
): Promise<ModuleTransactionsPage> {
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
    parse: parsePlace,
    place: parameters.place,
    walk: ({ isReversed, limit: most, ofBefore }) => {
      const order = sql.raw(isReversed ? 'asc' : 'desc')
      const isBefore = ofBefore ? sql`and ${columns} > ${toValues(ofBefore)}` : sql``
      return sql`select block_number, log_index from module_execution where ${where} ${isBefore}
        order by block_number ${order}, log_index ${order} limit ${most}`
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
  return { count, edges: toPageBounds(transactions, toPlace), hasMore: rows.length > fitting.length, transactions }
}
