import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { toModuleTransactionRecord } from './toModuleTransactionRecord.ts'

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

/** What modules did for a Safe, newest first. */
export async function listModuleTransactionsPage(
  db: Kysely<Database>,
  { chainId, filter: { module, to, transactionHash } = {}, limit, offset, safe }: ListModuleTransactionsPageParameters,
): Promise<{ count: number; transactions: ModuleTransactionRecord[] }> {
  let query = db
    .selectFrom('module_execution')
    .where('module_execution.chain_id', '=', chainId)
    .where('safe', '=', safe)
  if (module) query = query.where('module', '=', module)
  if (to) query = query.where('to', '=', to)
  if (transactionHash) query = query.where('transaction_hash', '=', transactionHash)
  const [rows, { count }] = await Promise.all([
    query
      .innerJoin('block', (join) =>
        join
          .onRef('block.chain_id', '=', 'module_execution.chain_id')
          .onRef('block.number', '=', 'module_execution.block_number'),
      )
      .orderBy('block_number', 'desc')
      .orderBy('log_index', 'desc')
      .selectAll('module_execution')
      .select('timestamp')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { count, transactions: rows.map(toModuleTransactionRecord) }
}
