import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { withoutNul } from './withoutNul.ts'

export type UpsertCollectibleMetadataParameters = {
  chainId: number
  /** Undefined when nothing could be had: that is worth remembering for a while too. */
  metadata: Record<string, unknown> | undefined
  token: Address
  tokenId: bigint
  uri: string
}

/** Remembers what an NFT says of itself. */
export async function upsertCollectibleMetadata(
  db: Kysely<Database>,
  { chainId, metadata, token, tokenId, uri }: UpsertCollectibleMetadataParameters,
): Promise<void> {
  const text = metadata === undefined ? null : JSON.stringify(metadata)
  await sql`
    insert into collectible_metadata (chain_id, token, token_id, uri, metadata)
    values (${chainId}, ${token}, ${tokenId.toString()}, ${withoutNul(uri)}, ${text} :: json)
    on conflict (chain_id, token, token_id)
    do update set uri = excluded.uri, metadata = excluded.metadata, fetched_at = excluded.fetched_at`.execute(db)
}
