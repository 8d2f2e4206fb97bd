import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

/** Stores a nonce, and deletes expired ones. */
export async function insertSignInNonce(
  db: Db,
  { lifetime, nonce }: { /** Seconds. */ lifetime: number; nonce: string },
): Promise<void> {
  await sql`with expired as (delete from sign_in_nonce where expires_at < clock_timestamp())
    insert into sign_in_nonce (nonce, expires_at)
    values (${nonce}, clock_timestamp() + make_interval(secs => ${lifetime}))`.execute(db)
}

/** Whether the nonce was issued, is unused and has not expired. Deletes it, so that it works once. */
export async function spendSignInNonce(db: Db, nonce: string): Promise<boolean> {
  const { rows } = await sql<{ is_valid: boolean }>`
    delete from sign_in_nonce where nonce = ${nonce} returning expires_at > clock_timestamp() as is_valid`.execute(db)
  return rows[0]?.is_valid ?? false
}

/** Stores a session, and deletes expired ones. */
export async function insertSession(
  db: Db,
  { address, chainId, expiresAt, tokenHash }: { address: Address; chainId: number; expiresAt: Date; tokenHash: string },
): Promise<void> {
  await db
    .with('expired', (cte) => cte.deleteFrom('session').where('expires_at', '<', sql<Date>`clock_timestamp()`))
    .insertInto('session')
    .values({ address, chain_id: chainId, expires_at: expiresAt, token_hash: tokenHash })
    .execute()
}

export type SessionRecord = { address: Address; chainId: number; expiresAt: Date }

/** A session that was not signed out and has not expired. */
export async function findSession(db: Db, tokenHash: string): Promise<SessionRecord | undefined> {
  return db
    .selectFrom('session')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .select(['address', 'chain_id as chainId', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}
