import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import type { TransferRecord } from './Records.ts'
import { type TransferRow, toTransferRecord } from './toTransferRecord.ts'

export type ListTransfersPageParameters = { chainId: number; limit: number; offset: number; safe: Address }

/** What moved into or out of a Safe, newest first, by the index alone; transfers of nothing moved nothing. */
export async function listTransfersPage(
  db: Kysely<Database>,
  { chainId, limit, offset, safe }: ListTransfersPageParameters,
): Promise<{ hasMore: boolean; transfers: TransferRecord[] }> {
  // One more than asked for says whether there is another page: counting them all would read them all.
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from (
      select * from transfer
      where chain_id = ${chainId} and safe = ${safe} and (kind = 'erc721' or value <> 0)
      order by block_number desc, log_index desc, position desc
      limit ${limit + 1} offset ${offset}
    ) as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db)
  return { hasMore: rows.length > limit, transfers: rows.slice(0, limit).map(toTransferRecord) }
}
