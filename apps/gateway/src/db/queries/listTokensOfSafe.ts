import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import type { TokenRecord } from './Records.ts'

/**
 * The tokens that ever moved in or out of a Safe. Balances themselves are read from the node: a sum of transfers would be
 * wrong for tokens that rebase, charge on transfer or mint without an event.
 */
export async function listTokensOfSafe(
  db: Kysely<Database>,
  { chainId, kind, safe }: { chainId: number; kind: TokenRecord['kind']; safe: Address },
): Promise<TokenRecord[]> {
  const { rows } = await sql<TokenRecord>`
    select seen.token as address, seen.kind, token.name, token.symbol, token.decimals
    from (select distinct token, kind from transfer where chain_id = ${chainId} and safe = ${safe} and kind = ${kind}) as seen
    left join token on token.chain_id = ${chainId} and token.address = seen.token
    order by seen.token`.execute(db)
  return rows
}
