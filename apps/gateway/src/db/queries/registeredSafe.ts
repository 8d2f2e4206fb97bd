import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'

export type RegisterSafeParameters = { chainId: number; safe: Address; transactionHash: Hash }

/** Stores it; a second registration with another transaction replaces the first and is due at once. */
export async function insertRegisteredSafe(
  db: Db,
  { chainId, safe, transactionHash }: RegisterSafeParameters,
): Promise<void> {
  await db
    .insertInto('registered_safe')
    .values({ chain_id: chainId, safe, transaction_hash: transactionHash })
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'safe'])
        .doUpdateSet({ next_try_at: sql<Date>`clock_timestamp()`, transaction_hash: transactionHash })
        .where('registered_safe.transaction_hash', '<>', transactionHash),
    )
    .execute()
}

/** The creation transaction that was registered. */
export async function findRegisteredSafe(
  db: Db,
  { chainId, safe }: Omit<RegisterSafeParameters, 'transactionHash'>,
): Promise<Hash | undefined> {
  const found = await db
    .selectFrom('registered_safe')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .select('transaction_hash')
    .executeTakeFirst()
  return found?.transaction_hash
}
