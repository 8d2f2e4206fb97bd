import { type Kysely, sql } from 'kysely'

/** What client addresses took of the service lately. Unlogged: a crash may forget it, and writing it must cost nothing. */
export const clientDebts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create unlogged table client_debt (
      holder text primary key,
      debt double precision not null,
      at timestamptz not null
    )`.execute(db)
  },
}
