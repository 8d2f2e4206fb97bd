import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** How many transactions of the chain belong in a Safe's history. */
export async function countHistory(
  db: Kysely<Database>,
  { chainId, safe }: { chainId: number; safe: Address },
): Promise<number> {
  const { count } = await db
    .selectFrom('safe_transaction')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
