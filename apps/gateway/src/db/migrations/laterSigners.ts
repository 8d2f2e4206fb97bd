import { type Kysely, sql } from 'kysely'

/**
 * On the way to the head of a chain who signed is not looked for; it is found afterwards, block after block. Nor are blocks
 * asked for whose logs tell their time: what came before these is not known then, and nobody asks for it.
 */
export const laterSigners = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table block alter column parent_hash drop not null`.execute(db)
    await sql`alter table checkpoint add column signers_block bigint not null default -1`.execute(db)
    await sql`update checkpoint set signers_block = block_number`.execute(db)
  },
}
