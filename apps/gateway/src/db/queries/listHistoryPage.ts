import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
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

const mostTransfers = 100

/** One entry per transaction of the chain, newest first; a fixed number of queries for any page. */
export async function listHistoryPage(
  db: Kysely<Database>,
  { chainId, limit, offset, safe }: ListHistoryPageParameters,
): Promise<HistoryPage> {
  // What the page skips is counted off in the index alone: blocks are looked up for what is on it.
  const rows = await db
    .selectFrom(
      db
        .selectFrom('safe_transaction')
        .where('chain_id', '=', chainId)
        .where('safe', '=', safe)
        .orderBy('block_number', 'desc')
        .orderBy('transaction_index', 'desc')
        .selectAll()
        .limit(limit + 1)
        .offset(offset)
        .as('listed'),
    )
    .innerJoin('block', (join) =>
      join.onRef('block.chain_id', '=', 'listed.chain_id').onRef('block.number', '=', 'listed.block_number'),
    )
    .orderBy('block_number', 'desc')
    .orderBy('transaction_index', 'desc')
    .select(['block_number as blockNumber', 'timestamp', 'transaction_hash as transactionHash'])
    .execute()
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
