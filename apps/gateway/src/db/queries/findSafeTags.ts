import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** When each list of a Safe last changed, in seconds; null while it is empty. */
export type SafeTags = {
  collectibles: number | null
  history: number | null
  messages: number | null
  queue: number | null
}

export async function findSafeTags(
  db: Kysely<Database>,
  { chainId, safe }: { chainId: number; safe: Address },
): Promise<SafeTags> {
  const { rows } = await sql<SafeTags>`select
    greatest(
      (select floor(extract(epoch from max(modified_at))) :: bigint from proposal
        where chain_id = ${chainId} and safe = ${safe}),
      (select floor(extract(epoch from max(deleted_at))) :: bigint from deleted_proposal
        where chain_id = ${chainId} and safe = ${safe}),
      (select block.timestamp from multisig_execution
        join block on block.chain_id = multisig_execution.chain_id and block.number = multisig_execution.block_number
        where multisig_execution.chain_id = ${chainId} and safe = ${safe}
        order by multisig_execution.block_number desc limit 1)
    ) as queue,
    (select floor(extract(epoch from max(modified_at))) :: bigint from message
      where chain_id = ${chainId} and safe = ${safe}) as messages,
    (select block.timestamp from safe_transaction
      join block on block.chain_id = safe_transaction.chain_id and block.number = safe_transaction.block_number
      where safe_transaction.chain_id = ${chainId} and safe = ${safe}
      order by safe_transaction.block_number desc limit 1) as history,
    (select block.timestamp from transfer
      join block on block.chain_id = transfer.chain_id and block.number = transfer.block_number
      where transfer.chain_id = ${chainId} and safe = ${safe} and kind = 'erc721'
      order by transfer.block_number desc limit 1) as collectibles`.execute(db)
  return rows[0] ?? { collectibles: null, history: null, messages: null, queue: null }
}
