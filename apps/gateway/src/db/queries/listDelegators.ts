import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type ListDelegatorsParameters = { chainId: number; delegate: Address; safe: Address }

/** In whose name the account may propose to this Safe, the longest standing first. Whether they own it is not asked. */
export async function listDelegators(
  db: Kysely<Database>,
  { chainId, delegate, safe }: ListDelegatorsParameters,
): Promise<Address[]> {
  const rows = await db
    .selectFrom('delegate')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where(({ eb, or }) => or([eb('safe', 'is', null), eb('safe', '=', safe)]))
    .where(({ eb, fn, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', fn<Date>('now'))]))
    .orderBy('created_at')
    .orderBy('delegator')
    .select('delegator')
    .execute()
  return [...new Set(rows.map(({ delegator }) => delegator))]
}
