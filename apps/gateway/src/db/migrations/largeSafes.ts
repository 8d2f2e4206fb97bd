import { type Kysely, sql } from 'kysely'

/**
 * What is asked of a Safe again and again, in the order that it is asked for: a page costs the same whatever the Safe
 * holds. The indexes themselves are made by `createLargeIndexes`, without a lock.
 */
export const largeSafes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop index transfer_token`.execute(db)
  },
}
