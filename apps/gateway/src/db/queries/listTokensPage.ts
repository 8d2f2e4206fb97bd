import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { countUpTo } from './countUpTo.ts'
import type { TokenRecord } from './Records.ts'

export type ListTokensPageParameters = {
  address?: Address | undefined
  chainId: number
  limit: number
  offset: number
  ordering: '-address' | '-name' | '-symbol' | 'address' | 'name' | 'symbol'
  /** Part of the name or symbol. */
  search?: string | undefined
}

/** Tokens with a transfer of any Safe. */
export async function listTokensPage(
  db: Db,
  { address, chainId, limit, offset, ordering, search }: ListTokensPageParameters,
): Promise<{ count: number; tokens: TokenRecord[] }> {
  const conditions = [
    sql`chain_id = ${chainId} and kind <> 'erc1155'`,
    ...(address === undefined ? [] : [sql`address = ${address}`]),
    ...(search === undefined
      ? []
      : [sql`(strpos(lower(name), lower(${search})) > 0 or strpos(lower(symbol), lower(${search})) > 0)`]),
  ]
  const where = sql.join(conditions, sql` and `)
  const column = sql.ref(ordering.replace('-', ''))
  const direction = ordering.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  const [{ rows }, count] = await Promise.all([
    sql<TokenRecord>`select address, decimals, kind, name, symbol from token where ${where}
      order by ${column} ${direction}, address limit ${limit} offset ${offset}`.execute(db),
    countUpTo(db, { limit, offset, rows: sql`from token where ${where}` }),
  ])
  return { count, tokens: rows }
}
