import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type InsertDelegateParameters = {
  chainId: number
  delegate: Address
  delegator: Address
  /** Null for one that stays until it is removed. */
  expiresAt: Date | null
  label: string
  safe: Address | null
}

/** Stores a delegate; one that is there already gets the new label and end. */
export async function insertDelegate(
  db: Kysely<Database>,
  { chainId, delegate, delegator, expiresAt, label, safe }: InsertDelegateParameters,
): Promise<void> {
  await sql`insert into delegate (chain_id, safe, delegate, delegator, label, expires_at)
    values (${chainId}, ${safe}, ${delegate}, ${delegator}, ${label}, ${expiresAt})
    on conflict (chain_id, delegate, delegator, coalesce(safe, ''))
    do update set label = excluded.label, expires_at = excluded.expires_at`.execute(db)
}
