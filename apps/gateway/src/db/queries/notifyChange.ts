import type { ChangeNotification } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import { bumpCacheVersion } from './bumpCacheVersion.ts'

/** Notifies every process that a Safe changed, and invalidates cached responses; takes effect with the commit. */
export async function notifyChange(db: Db, change: ChangeNotification): Promise<void> {
  await bumpCacheVersion(db, { chainId: Number(change.chainId), safes: [change.safe] })
  await sql`select pg_notify('countersign_changes', ${JSON.stringify(change)})`.execute(db)
}
