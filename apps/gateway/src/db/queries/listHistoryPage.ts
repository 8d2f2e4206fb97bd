import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { findPlace } from './findPlace.ts'
import { findSummary } from './findSummary.ts'
import { loadModuleTransactions } from './loadModuleTransactions.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import { loadTransfers } from './loadTransfers.ts'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from './Records.ts'

export type ListHistoryPageParameters = { chainId: number; limit: number; offset: number; safe: Address }

/** What one transaction of the chain did for the Safe: its multisig transactions, else those of modules, else transfers. */
export type HistoryEntry = {
  blockNumber: number
  items: (ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord)[]
  timestamp: number
  transactionHash: Hash
}

export type HistoryPage = { entries: HistoryEntry[]; hasMore: boolean; offset: number }

type HistoryPlace = { block_number: number; transaction_index: number }

const mostTransfers = 100

/** One entry per transaction of the chain, newest first; a fixed number of queries for any page, however far back. */
export async function listHistoryPage(
  db: Kysely<Database>,
  { chainId, limit, offset, safe }: ListHistoryPageParameters,
): Promise<HistoryPage> {
  const place = await findPlace<HistoryPlace>(db, {
    count: async () => (await findSummary(db, { chainId, safe })).history,
    offset,
    walk: ({ isReversed, limit: most }) => {
      const order = sql.raw(isReversed ? 'asc' : 'desc')
      return sql`select block_number, transaction_index from safe_transaction
        where chain_id = ${chainId} and safe = ${safe}
        order by block_number ${order}, transaction_index ${order} limit ${most}`
    },
  })
  if (!place) return { entries: [], hasMore: false, offset }
  // Blocks are looked up for what is on the page and nothing else.
  const { rows } = await sql<Omit<HistoryEntry, 'items'>>`
    select listed.block_number as "blockNumber", block.timestamp, listed.transaction_hash as "transactionHash"
    from (
      select * from safe_transaction
      where chain_id = ${chainId} and safe = ${safe} and ${
        'at' in place
          ? sql`(block_number, transaction_index) <= (${place.at.block_number}, ${place.at.transaction_index})`
          : sql`true`
      }
      order by block_number desc, transaction_index desc
      limit ${limit + 1} offset ${'skip' in place ? place.skip : 0}
    ) as listed
    join block on block.chain_id = listed.chain_id and block.number = listed.block_number
    order by listed.block_number desc, listed.transaction_index desc`.execute(db)
  const page = rows.slice(0, limit)
  const transactionHashes = page.map((row) => row.transactionHash)
  const [multisig, module, transfers] = await Promise.all([
    loadExecutedTransactions(db, { chainId, safe, transactionHashes }),
    loadModuleTransactions(db, { chainId, safe, transactionHashes }),
    loadTransfers(db, { chainId, mostPerTransaction: mostTransfers, safe, transactionHashes }),
  ])
  const entries = page.map((row) => {
    const executed = multisig.filter(({ execution }) => execution?.transactionHash === row.transactionHash)
    const byModule = module.filter(({ transactionHash }) => transactionHash === row.transactionHash)
    const moved = transfers.filter(({ transactionHash }) => transactionHash === row.transactionHash)
    const items = [executed, byModule, moved].find((list) => list.length > 0) ?? []
    return { ...row, items: [...items] }
  })
  return { entries, hasMore: rows.length > limit, offset }
}

async function loadExecutedTransactions(
  db: Kysely<Database>,
  { chainId, safe, transactionHashes }: { chainId: number; safe: Address; transactionHashes: Hash[] },
): Promise<MultisigTransactionRecord[]> {
  if (transactionHashes.length === 0) return []
  const rows = await db
    .selectFrom('multisig_execution')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('transaction_hash', 'in', transactionHashes)
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .select('safe_tx_hash')
    .execute()
  return loadMultisigTransactions(db, {
    chainId,
    safe,
    safeTxHashes: [...new Set(rows.map((row) => row.safe_tx_hash))],
  })
}
