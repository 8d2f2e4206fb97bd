import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'

export type RegisterSafeParameters = { chainId: number; safe: Address; transactionHash: Hash }

/** Remembers it; again with another transaction, that one counts, and it is looked at soon. */
export async function insertRegisteredSafe(
  db: Kysely<Database>,
  { chainId, safe, transactionHash }: RegisterSafeParameters,
): Promise<void> {
  await db
    .insertInto('announced_safe')
    .values({ chain_id: chainId, safe, transaction_hash: transactionHash })
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'safe'])
        .doUpdateSet({ next_try_at: sql<Date>`clock_timestamp()`, transaction_hash: transactionHash })
        .where('announced_safe.transaction_hash', '<>', transactionHash),
    )
    .execute()
}

/** The transaction that is said to have made it. */
export async function findRegisteredSafe(
  db: Kysely<Database>,
  { chainId, safe }: Omit<RegisterSafeParameters, 'transactionHash'>,
): Promise<Hash | undefined> {
  const found = await db
    .selectFrom('announced_safe')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .select('transaction_hash')
    .executeTakeFirst()
  return found?.transaction_hash
}
