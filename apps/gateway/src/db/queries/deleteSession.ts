import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

export async function deleteSession(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}
