import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Forgets a device and everything it wanted to be told. */
export async function deleteDevice(db: Kysely<Database>, uuid: string): Promise<void> {
  await db.deleteFrom('device').where('uuid', '=', uuid).execute()
}
