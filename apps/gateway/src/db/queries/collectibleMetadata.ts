import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { withoutNul } from './withoutNul.ts'

export type StoredMetadata = { fetchedAt: Date; metadata: unknown; token: Address; tokenId: bigint; uri: string }

/** Cached metadata of these NFTs, in one query. */
export async function listCollectibleMetadata(
  db: Db,
  { chainId, collectibles }: { chainId: number; collectibles: readonly { token: Address; tokenId: bigint }[] },
): Promise<StoredMetadata[]> {
  if (collectibles.length === 0) return []
  const keys = collectibles.map(({ token, tokenId }) => sql`(${token}, ${tokenId.toString()} :: numeric)`)
  const { rows } = await sql<StoredMetadata>`
    select token, token_id as "tokenId", uri, metadata, fetched_at as "fetchedAt" from collectible_metadata
    where chain_id = ${chainId} and (token, token_id) in (${sql.join(keys)})`.execute(db)
  return rows
}

export type UpsertCollectibleMetadataParameters = {
  chainId: number
  /** Undefined when it could not be fetched, which is cached too. */
  metadata: Record<string, unknown> | undefined
  token: Address
  tokenId: bigint
  uri: string
}

export async function upsertCollectibleMetadata(
  db: Db,
  { chainId, metadata, token, tokenId, uri }: UpsertCollectibleMetadataParameters,
): Promise<void> {
  const text = metadata === undefined ? null : JSON.stringify(metadata)
  await sql`
    insert into collectible_metadata (chain_id, token, token_id, uri, metadata)
    values (${chainId}, ${token}, ${tokenId.toString()}, ${withoutNul(uri)}, ${text} :: json)
    on conflict (chain_id, token, token_id)
    do update set uri = excluded.uri, metadata = excluded.metadata, fetched_at = excluded.fetched_at`.execute(db)
}
