import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

/** The key, in place of a Safe, of data that belongs to the chain, such as token names. */
export const CHAIN_WIDE = ''

export type RenewSafeVersionsParameters = { chainId: number; safes: Iterable<Address | typeof CHAIN_WIDE> }

/**
 * Invalidates cached responses about these Safes. Belongs into the transaction of the change: a reader that reads the
 * version first never caches old data under the new version. Random values, not counters: a restored backup would count
 * to the same numbers again.
 */
export async function bumpCacheVersion(db: Db, { chainId, safes }: RenewSafeVersionsParameters): Promise<void> {
  // Ordered, so that two transactions cannot deadlock.
  const inOrder = [...new Set(safes)].toSorted()
  if (inOrder.length === 0) return
  await sql`insert into cache_version (chain_id, safe, version)
    select ${chainId} :: bigint, safe, gen_random_uuid() from unnest(${inOrder} :: text[]) as safe
    on conflict (chain_id, safe) do update set version = excluded.version`.execute(db)
}
