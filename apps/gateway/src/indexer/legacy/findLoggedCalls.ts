import { sql } from 'kysely'
import { type Address, type Hash, zeroHash } from 'viem'
import type { Db } from '../../db/schema.ts'
import type { BlockHeader, ChainLog } from '../ChainLog.ts'
import { topics } from '../handlers/handlers.ts'
import { firstIndex, type LoggedCalls } from './createLegacyReader.ts'

/** Stored unlogged calls of a Safe in a block. */
export async function findLoggedCalls(
  db: Db,
  { block, chainId, safe }: { block: number; chainId: number; safe: Address },
): Promise<LoggedCalls> {
  const place = sql`chain_id = ${chainId} and block_number = ${block} and log_index >= ${firstIndex}`
  const executed = await sql<{ hash: Hash; index: number; safe: Address }>`
    select safe_tx_hash as hash, log_index as index, safe from multisig_execution where ${place}`.execute(db)
  const moved = await sql<{ hash: Hash; index: number; isReceived: boolean }>`
    select transaction_hash as hash, log_index as index, safe = ${safe} and recipient = ${safe} as "isReceived"
    from transfer where ${place}`.execute(db)
  const received = new Map<Hash, number>()
  for (const { hash, isReceived } of moved.rows) if (isReceived) received.set(hash, (received.get(hash) ?? 0) + 1)
  return {
    executions: new Set(executed.rows.flatMap((row) => (row.safe === safe ? [row.hash] : []))),
    nextIndex: Math.max(firstIndex - 1, ...[...executed.rows, ...moved.rows].map(({ index }) => index)) + 1,
    received,
  }
}

/**
 * Stored unlogged executions of a transaction, as the logs they were decoded from: no receipt has them, and a retry needs
 * them to complete their rows.
 */
export async function listKnownLogs(
  db: Db,
  { block, chainId, hash }: { block: Pick<BlockHeader, 'hash' | 'number'>; chainId: number; hash: Hash },
): Promise<ChainLog[]> {
  const rows = await db
    .selectFrom('multisig_execution')
    .where('chain_id', '=', chainId)
    .where('transaction_hash', '=', hash)
    .where('block_number', '=', block.number)
    .where('log_index', '>=', firstIndex)
    .select(['log_index', 'safe', 'safe_tx_hash', 'transaction_index'])
    .execute()
  return rows.map(({ log_index, safe, safe_tx_hash, transaction_index }) => ({
    address: safe,
    blockHash: block.hash,
    blockNumber: BigInt(block.number),
    blockTimestamp: undefined,
    data: `${safe_tx_hash}${zeroHash.slice(2)}`,
    logIndex: log_index,
    removed: false,
    topics: [topics.executions[0]],
    transactionHash: hash,
    transactionIndex: transaction_index,
  }))
}
