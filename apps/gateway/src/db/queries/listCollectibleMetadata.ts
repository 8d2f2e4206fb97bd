import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type StoredMetadata = { fetchedAt: Date; metadata: unknown; token: Address; tokenId: bigint; uri: string }

/** What was found before of these NFTs, in one query. */
export async function listCollectibleMetadata(
  db: Kysely<Database>,
  { chainId, collectibles }: { chainId: number; collectibles: readonly { token: Address; tokenId: bigint }[] },
): Promise<StoredMetadata[]> {
  if (collectibles.length === 0) return []
  const keys = collectibles.map(({ token, tokenId }) => sql`(${token}, ${tokenId.toString()} :: numeric)`)
  const { rows } = await sql<StoredMetadata>`
    select token, token_id as "tokenId", uri, metadata, fetched_at as "fetchedAt" from collectible_metadata
    where chain_id = ${chainId} and (token, token_id) in (${sql.join(keys)})`.execute(db)
  return rows
}
