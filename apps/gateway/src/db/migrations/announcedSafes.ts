import { type Kysely, sql } from 'kysely'

/** Safes that somebody told of and that the index did not find by itself, each with the transaction that made it. */
export const announcedSafes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table announced_safe (
      chain_id bigint not null,
      safe text not null,
      transaction_hash text not null,
      announced_at timestamptz not null default clock_timestamp(),
      tries integer not null default 0,
      next_try_at timestamptz not null default clock_timestamp(),
      primary key (chain_id, safe)
    )`.execute(db)
    await sql`create index announced_safe_due on announced_safe (chain_id, next_try_at)`.execute(db)
  },
}
