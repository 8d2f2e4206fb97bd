import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type InsertSessionParameters = { address: Address; chainId: number; expiresAt: Date; tokenHash: string }

/** Stores a session, and forgets those whose time is over. */
export async function insertSession(
  db: Kysely<Database>,
  { address, chainId, expiresAt, tokenHash }: InsertSessionParameters,
): Promise<void> {
  await db
    .with('forgotten', (cte) => cte.deleteFrom('session').where('expires_at', '<', sql<Date>`clock_timestamp()`))
    .insertInto('session')
    .values({ address, chain_id: chainId, expires_at: expiresAt, token_hash: tokenHash })
    .execute()
}
