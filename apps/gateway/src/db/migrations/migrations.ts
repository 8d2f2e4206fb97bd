import { type Migration, sql } from 'kysely'
import { chainTables } from './base/chainTables.ts'
import { summaries } from './base/summaries.ts'
import { userTables } from './base/userTables.ts'
import { webhookEvents } from './base/webhookEvents.ts'
import { ownerProofs } from './ownerProofs.ts'
import { pushSubscriptions } from './pushSubscriptions.ts'

/** The schema of version 0.1.0. */
const base: Migration = {
  async up(db) {
    for (const statements of [chainTables, userTables, summaries, webhookEvents]) await sql.raw(statements).execute(db)
  },
}

/**
 * In order of their names. A released migration never changes: add the next one. It only adds, so that processes of the
 * version before go on beside it, also after a downgrade, and it reads no rows of a large table: see `createLargeIndexes`. What
 * the version before reads is removed a minor version later, by a migration whose name ends with `_removal`.
 */
export const migrations: Record<string, Migration> = {
  '0001_base': base,
  '0002_owner_proofs': { up: async (db) => void (await sql.raw(ownerProofs).execute(db)) },
  '0003_push_subscriptions': { up: async (db) => void (await sql.raw(pushSubscriptions).execute(db)) },
}
