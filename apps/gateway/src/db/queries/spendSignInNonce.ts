import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Whether the nonce was given out by us, is young enough and was not used: asking uses it up. */
export async function spendSignInNonce(db: Kysely<Database>, nonce: string): Promise<boolean> {
  const { rows } = await sql<{ is_young: boolean }>`
    delete from sign_in_nonce where nonce = ${nonce} returning expires_at > clock_timestamp() as is_young`.execute(db)
  return rows[0]?.is_young ?? false
}
