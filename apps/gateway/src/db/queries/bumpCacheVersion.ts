import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** Stands for everything that is known of a chain beside its Safes, such as the names of tokens. */
export const CHAIN_WIDE = ''

export type RenewSafeVersionsParameters = { chainId: number; safes: Iterable<Address | typeof CHAIN_WIDE> }

/**
 * Says that answers about these Safes have changed. Belongs into the transaction of the change: who reads the version
 * first and the data after it never takes old data for new. A random value, not a count: a restored backup would count
 * to the same numbers again.
 */
export async function bumpCacheVersion(
  db: Kysely<Database>,
  { chainId, safes }: RenewSafeVersionsParameters,
): Promise<void> {
  // Always in the same order, so that two transactions cannot wait for each other.
  const inOrder = [...new Set(safes)].toSorted()
  if (inOrder.length === 0) return
  await sql`insert into safe_version (chain_id, safe, version)
    select ${chainId} :: bigint, safe, gen_random_uuid() from unnest(${inOrder} :: text[]) as safe
    on conflict (chain_id, safe) do update set version = excluded.version`.execute(db)
}
