import type { CursorPosition } from '@countersign/protocol/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { type CountedPage, type PageParameters, toPageBounds } from './pages.ts'
import { findSummary } from './safeSummaries.ts'
import { withoutNul } from './withoutNul.ts'

type ListCollectiblesPageParameters = PageParameters & {
  /** Only these tokens; undefined for all. */
  trustedTokens?: readonly Address[] | undefined
}

/** An NFT whose last transfer went to the Safe. */
export type HeldCollectible = { name: string | null; symbol: string | null; token: Address; tokenId: bigint }

type HeldRow = HeldCollectible & { blockNumber: number; logIndex: number }

/** The NFTs of a Safe by their transfers, the last received first. */
export async function listCollectiblesPage(
  db: Db,
  { chainId, limit, offset, place, safe, trustedTokens }: ListCollectiblesPageParameters,
): Promise<CountedPage & { collectibles: HeldCollectible[] }> {
  const { transfers } = await findSummary(db, { chainId, safe })
  if (transfers === 0) return { collectibles: [], count: 0, edges: undefined, hasMore: false }
  const isHere = sql`chain_id = ${chainId} and safe = ${safe}
    ${trustedTokens ? sql`and token = any(${[...trustedTokens]} :: text[])` : sql``}`
  const cursorCondition = toCursorCondition(place)
  const isBackwards = cursorCondition !== undefined && place !== undefined && 'before' in place
  const toOrder = (table: RawBuilder<unknown>) => {
    const [places, names] = isBackwards ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`]
    return sql`${table}.block_number ${places}, ${table}.log_index ${places}, ${table}.token ${names}, ${table}.token_id ${names}`
  }
  const [{ rows }, counted] = await Promise.all([
    sql<HeldRow>`
      select held.token, held.token_id as "tokenId", token.name, token.symbol, held.block_number as "blockNumber",
        held.log_index as "logIndex"
      from (
        select * from held_collectible where ${isHere} ${cursorCondition ? sql`and ${cursorCondition}` : sql``}
        order by ${toOrder(sql`held_collectible`)} limit ${limit + 1} offset ${cursorCondition ? 0 : offset}
      ) as held
      left join token on token.chain_id = held.chain_id and token.address = held.token
      order by ${toOrder(sql`held`)}`.execute(db),
    sql<{ count: number }>`select coalesce(sum(held), 0) :: bigint as count from safe_token
      where kind = 'erc721' and ${isHere}`.execute(db),
  ])
  const page = isBackwards ? rows.slice(0, limit).toReversed() : rows.slice(0, limit)
  return {
    collectibles: page.map(({ name, symbol, token, tokenId }) => ({ name, symbol, token, tokenId })),
    count: counted.rows[0]?.count ?? 0,
    edges: toPageBounds(page, toPosition),
    // A page before a cursor has that row after it.
    hasMore: isBackwards || rows.length > limit,
  }
}

const toPosition = ({ blockNumber, logIndex, token, tokenId }: HeldRow) =>
  `${blockNumber}.${logIndex}.${token}.${tokenId}`

/** Condition for rows after or before a cursor; undefined without one. */
function toCursorCondition(place: CursorPosition | undefined): RawBuilder<unknown> | undefined {
  if (!place) return undefined
  const [isLower, isLater, text] = 'after' in place ? ['<', '>', place.after] : ['>', '<', place.before]
  const [, block, log, token, tokenId] = /^(\d{1,15})\.(\d{1,9})\.(0x[\da-fA-F]{40})\.(\d{1,78})$/.exec(text) ?? []
  if (tokenId === undefined) return undefined
  const at = sql`(${Number(block)}, ${Number(log)})`
  const columns = sql`(block_number, log_index)`
  return sql`${columns} ${sql.raw(isLower)}= ${at} and (${columns} ${sql.raw(isLower)} ${at}
    or (token, token_id) ${sql.raw(isLater)} (${token}, ${tokenId} :: numeric))`
}

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

type UpsertCollectibleMetadataParameters = {
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
