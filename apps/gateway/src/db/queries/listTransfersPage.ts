import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { findPlace } from './findPlace.ts'
import { findSummary } from './findSummary.ts'
import type { TransferRecord } from './Records.ts'
import { type TransferRow, toTransferRecord } from './toTransferRecord.ts'
import { byPlace, isFrom, type TransferPlace } from './transferPlace.ts'

export type ListTransfersPageParameters = { chainId: number; limit: number; offset: number; safe: Address }

/** What moved into or out of a Safe, newest first, by the index alone; transfers of nothing moved nothing. */
export async function listTransfersPage(
  db: Kysely<Database>,
  { chainId, limit, offset, safe }: ListTransfersPageParameters,
): Promise<{ hasMore: boolean; transfers: TransferRecord[] }> {
  const place = await findPlace<TransferPlace>(db, {
    count: async () => (await findSummary(db, { chainId, safe })).moved,
    offset,
    walk: ({ isReversed, limit: most }) => sql`select block_number, log_index, position from transfer
      where chain_id = ${chainId} and safe = ${safe} and (kind = 'erc721' or value <> 0)
      order by ${byPlace(isReversed)} limit ${most}`,
  })
  if (!place) return { hasMore: false, transfers: [] }
  // One more than asked for says whether there is another page.
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from (
      select * from transfer
      where chain_id = ${chainId} and safe = ${safe} and (kind = 'erc721' or value <> 0) and ${isFrom(place)}
      order by block_number desc, log_index desc, position desc
      limit ${limit + 1} offset ${'skip' in place ? place.skip : 0}
    ) as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db)
  return { hasMore: rows.length > limit, transfers: rows.slice(0, limit).map(toTransferRecord) }
}
