import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type InsertDelegateParameters = {
  chainId: number
  delegate: Address
  delegator: Address
  label: string
  safe: Address | null
}

/** Stores a delegate; one that is there already gets the new label. */
export async function insertDelegate(
  db: Kysely<Database>,
  { chainId, delegate, delegator, label, safe }: InsertDelegateParameters,
): Promise<void> {
  await sql`insert into delegate (chain_id, safe, delegate, delegator, label)
    values (${chainId}, ${safe}, ${delegate}, ${delegator}, ${label})
    on conflict (chain_id, delegate, delegator, coalesce(safe, '')) do update set label = excluded.label`.execute(db)
}
