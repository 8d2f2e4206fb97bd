import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Remembers a nonce for a while, and forgets those whose time is over. */
export async function insertSignInNonce(
  db: Kysely<Database>,
  { lifetime, nonce }: { /** Seconds. */ lifetime: number; nonce: string },
): Promise<void> {
  await sql`with forgotten as (delete from sign_in_nonce where expires_at < clock_timestamp())
    insert into sign_in_nonce (nonce, expires_at)
    values (${nonce}, clock_timestamp() + make_interval(secs => ${lifetime}))`.execute(db)
}
