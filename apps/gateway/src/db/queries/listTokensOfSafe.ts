import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import type { TokenRecord } from './Records.ts'

export type ListTokensOfSafeParameters = {
  chainId: number
  /** Tokens that come first: anyone can send any number of others. @default none */
  first?: readonly Address[]
  kind: TokenRecord['kind']
  /** @default 1000 */
  most?: number
  safe: Address
}

/**
 * Tokens with a transfer of the Safe. Balances are read from the node: a sum of transfers would be wrong for tokens that
 * rebase, charge on transfer or mint without an event.
 */
export async function listTokensOfSafe(
  db: Db,
  { chainId, first = [], kind, most = 1_000, safe }: ListTokensOfSafeParameters,
): Promise<TokenRecord[]> {
  const { rows } = await sql<TokenRecord>`
    select seen.token as address, ${kind} as kind, token.name, token.symbol, token.decimals
    from safe_token as seen
    left join token on token.chain_id = seen.chain_id and token.address = seen.token
    where seen.chain_id = ${chainId} and seen.safe = ${safe} and seen.kind = ${kind} and seen.token <> ''
    order by seen.token = any(${first}) desc, seen.token limit ${most}`.execute(db)
  return rows
}
