import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { countUpTo } from './pages.ts'
import type { TokenRecord } from './Records.ts'

/** The known tokens among these contracts. */
export async function listTokens(
  db: Db,
  { addresses, chainId }: { addresses: readonly Address[]; chainId: number },
): Promise<TokenRecord[]> {
  if (addresses.length === 0) return []
  return db
    .selectFrom('token')
    .where('chain_id', '=', chainId)
    .where('address', 'in', addresses)
    .select(['address', 'decimals', 'kind', 'name', 'symbol'])
    .execute()
}

type ListTokensOfSafeParameters = {
  chainId: number
  /** Tokens that come first: anyone can send any number of others. @default none */
  first?: readonly Address[]
  kind: TokenRecord['kind']
  max?: number
  safe: Address
}

/**
 * Tokens with a transfer of the Safe. Balances are read from the node: a sum of transfers would be wrong for tokens that
 * rebase, charge on transfer or mint without an event.
 */
export async function listTokensOfSafe(
  db: Db,
  { chainId, first = [], kind, max = 1_000, safe }: ListTokensOfSafeParameters,
): Promise<TokenRecord[]> {
  const { rows } = await sql<TokenRecord>`
    select seen.token as address, ${kind} as kind, token.name, token.symbol, token.decimals
    from safe_token as seen
    left join token on token.chain_id = seen.chain_id and token.address = seen.token
    where seen.chain_id = ${chainId} and seen.safe = ${safe} and seen.kind = ${kind} and seen.token <> ''
    order by seen.token = any(${first}) desc, seen.token limit ${max}`.execute(db)
  return rows
}

type ListTokensPageParameters = {
  address?: Address | undefined
  chainId: number
  limit: number
  /** Tokens of the operator's list, which a search always covers. @default none */
  listed?: readonly Address[]
  offset: number
  ordering: '-address' | '-name' | '-symbol' | 'address' | 'name' | 'symbol'
  /** Part of the name or symbol. */
  search?: string | undefined
}

/** Tokens that a list or search covers, the first in its order: anyone can add any number. */
const maxScanned = 10_000

/** Tokens with a transfer of any Safe. */
export async function listTokensPage(
  db: Db,
  { address, chainId, limit, listed = [], offset, ordering, search }: ListTokensPageParameters,
): Promise<{ count: number; tokens: TokenRecord[] }> {
  const isReversed = ordering.startsWith('-')
  const column = sql.ref(ordering.replace('-', ''))
  const direction = sql.raw(isReversed ? 'desc' : 'asc')
  // As in the index, which is read in either direction.
  const order = sql`order by ${column} ${direction} nulls ${sql.raw(isReversed ? 'first' : 'last')}, address ${direction}`
  const tokens = sql`select address, decimals, kind, name, symbol from token where chain_id = ${chainId} and kind <> 'erc1155'`
  const scanned =
    address === undefined
      ? sql`(${tokens} ${order} limit ${maxScanned}) union (${tokens} and address = any(${[...listed]} :: text[]))`
      : sql`${tokens} and address = ${address}`
  const isFound =
    search === undefined
      ? sql`true`
      : sql`(strpos(lower(name), lower(${search})) > 0 or strpos(lower(symbol), lower(${search})) > 0)`
  const [{ rows }, count] = await Promise.all([
    sql<TokenRecord>`select * from (${scanned}) as scanned where ${isFound} ${order}
      limit ${limit} offset ${offset}`.execute(db),
    countUpTo(db, { limit, offset, rows: sql`from (${scanned}) as scanned where ${isFound}` }),
  ])
  return { count, tokens: rows }
}
