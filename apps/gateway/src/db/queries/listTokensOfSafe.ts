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
  // From one token to the next in the index: a Safe moves few tokens very often.
  const { rows } = await sql<TokenRecord>`
    with recursive seen as (
      (select token from transfer where chain_id = ${chainId} and safe = ${safe} and kind = ${kind} order by token limit 1)
      union all
      select (
        select transfer.token from transfer
        where chain_id = ${chainId} and safe = ${safe} and kind = ${kind} and transfer.token > seen.token
        order by transfer.token limit 1
      ) from seen where seen.token is not null
    )
    select seen.token as address, ${kind} as kind, token.name, token.symbol, token.decimals
    from seen
    left join token on token.chain_id = ${chainId} and token.address = seen.token
    where seen.token is not null
    order by seen.token`.execute(db)
  return rows
}
