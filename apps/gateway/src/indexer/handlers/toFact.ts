import type { Address, Hash } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import type { FactPlace, HandlerContext } from './HandlerContext.ts'

/**
 * The columns with a fact's position. Rows spread them last: properties that are added to a copy one by one cost V8
 * microseconds each (Node 20), and there are hundreds of thousands of rows.
 */
export function toFact(
  log: ChainLog,
  { chainId }: Pick<HandlerContext, 'chainId'>,
  safe: Address = log.address,
): FactPlace {
  return {
    block_number: Number(log.blockNumber),
    chain_id: chainId,
    log_index: log.logIndex,
    safe,
    transaction_hash: log.transactionHash,
  }
}

/** Identifies a call within its transaction. */
export function toCallKey(log: ChainLog, part: Address | Hash): string {
  return `${log.transactionHash}:${log.address}:${part}`
}
