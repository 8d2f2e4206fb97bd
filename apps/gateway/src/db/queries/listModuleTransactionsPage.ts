import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { countSome } from './countSome.ts'
import { findPlace } from './findPlace.ts'
import { findSummary } from './findSummary.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { type ModuleExecutionRow, toModuleTransactionRecord } from './toModuleTransactionRecord.ts'

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
  safe: Address
}

type ModulePlace = { block_number: number; log_index: number }

/** What modules did for a Safe, newest first. */
export async function listModuleTransactionsPage(
  db: Kysely<Database>,
  { chainId, filter: { module, to, transactionHash } = {}, limit, offset, safe }: ListModuleTransactionsPageParameters,
): Promise<{ count: number; transactions: ModuleTransactionRecord[] }> {
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
      : await countSome(db, { limit, offset, rows: sql`from module_execution where ${where}` })
  const place = await findPlace<ModulePlace>(db, {
    count: async () => (filters.length === 0 ? count : undefined),
    offset,
    walk: ({ isReversed, limit: most }) => {
      const order = sql.raw(isReversed ? 'asc' : 'desc')
      return sql`select block_number, log_index from module_execution where ${where}
        order by block_number ${order}, log_index ${order} limit ${most}`
    },
  })
  if (!place) return { count, transactions: [] }
  const isFrom =
    'at' in place ? sql`(block_number, log_index) <= (${place.at.block_number}, ${place.at.log_index})` : sql`true`
  const { rows } = await sql<ModuleExecutionRow>`
    select listed.*, block.timestamp from (
      select * from module_execution where ${where} and ${isFrom}
      order by block_number desc, log_index desc limit ${limit} offset ${'skip' in place ? place.skip : 0}
    ) as listed
    join block on block.chain_id = listed.chain_id and block.number = listed.block_number
    order by listed.block_number desc, listed.log_index desc`.execute(db)
  return { count, transactions: rows.map(toModuleTransactionRecord) }
}
