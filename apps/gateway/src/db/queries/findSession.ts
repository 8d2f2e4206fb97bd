import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type SessionRecord = { address: Address; chainId: number; expiresAt: Date }

/** A session that is neither ended nor over. */
export async function findSession(db: Kysely<Database>, tokenHash: string): Promise<SessionRecord | undefined> {
  return db
    .selectFrom('session')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .select(['address', 'chain_id as chainId', 'expires_at as expiresAt'])
    .executeTakeFirst()
}
