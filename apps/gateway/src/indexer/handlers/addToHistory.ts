import type { Address } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import type { HandlerContext } from './HandlerContext.ts'

/** Adds a transaction of the chain to a Safe's history, once for all its logs. */
export function addToHistory(
  log: ChainLog,
  { chainId, facts, history }: Pick<HandlerContext, 'chainId' | 'facts' | 'history'>,
  safe: Address = log.address,
): void {
  const key = `${log.blockNumber}:${log.transactionIndex}:${safe}`
  if (history.has(key)) return
  history.add(key)
  facts.rows.safe_transaction.push({
    block_number: Number(log.blockNumber),
    chain_id: chainId,
    safe,
    transaction_hash: log.transactionHash,
    transaction_index: log.transactionIndex,
  })
}
