import { type Kysely, sql } from 'kysely'

/** Delegates until a day, and the Safes of a module. */
export const delegateExpiry = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table delegate add column expires_at timestamptz`.execute(db)
    await sql`create index module_event_module on module_event (chain_id, module, safe, block_number, log_index)`.execute(
      db,
    )
  },
}
