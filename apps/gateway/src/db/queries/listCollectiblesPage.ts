import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { findSummary } from './findSummary.ts'

export type ListCollectiblesPageParameters = {
  chainId: number
  limit: number
  offset: number
  safe: Address
  /** Only these tokens; every one when it is absent. */
  trustedTokens?: readonly Address[] | undefined
}

/** An NFT whose last transfer went to the Safe. */
export type HeldCollectible = { name: string | null; symbol: string | null; token: Address; tokenId: bigint }

/** The NFTs of a Safe as their transfers tell, the last received first. */
export async function listCollectiblesPage(
  db: Kysely<Database>,
  { chainId, limit, offset, safe, trustedTokens }: ListCollectiblesPageParameters,
): Promise<{ collectibles: HeldCollectible[]; count: number }> {
  // So that a Safe from before there were summaries has them.
  const { transfers } = await findSummary(db, { chainId, safe })
  if (transfers === 0) return { collectibles: [], count: 0 }
  const isHere = sql`chain_id = ${chainId} and safe = ${safe}
    ${trustedTokens ? sql`and token = any(${[...trustedTokens]} :: text[])` : sql``}`
  const [{ rows }, counted] = await Promise.all([
    sql<HeldCollectible>`
      select held.token, held.token_id as "tokenId", token.name, token.symbol
      from (
        select * from held_collectible where ${isHere}
        order by block_number desc, log_index desc, token, token_id limit ${limit} offset ${offset}
      ) as held
      left join token on token.chain_id = held.chain_id and token.address = held.token
      order by held.block_number desc, held.log_index desc, held.token, held.token_id`.execute(db),
    sql<{ count: number }>`select coalesce(sum(held), 0) :: bigint as count from safe_token
      where kind = 'erc721' and ${isHere}`.execute(db),
  ])
  return { collectibles: rows, count: counted.rows[0]?.count ?? 0 }
}
