import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** Who made the account a delegate for this very Safe. */
export async function listDelegatorsOfSafe(
  db: Kysely<Database>,
  { chainId, delegate, safe }: { chainId: number; delegate: Address; safe: Address },
): Promise<Address[]> {
  const rows = await db
    .selectFrom('delegate')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('safe', '=', safe)
    .select('delegator')
    .execute()
  return rows.map(({ delegator }) => delegator)
}
