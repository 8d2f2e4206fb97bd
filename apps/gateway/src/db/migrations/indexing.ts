import { type Kysely, sql } from 'kysely'

/** Who indexes a chain and how that goes, and the places of the chain that could not be read yet. */
export const indexing = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table indexer (
      chain_id bigint primary key,
      genesis_hash text,
      holder text,
      session_pid integer,
      session_start timestamptz,
      expires_at timestamptz,
      failing_since timestamptz,
      failure_code text,
      failure text
    )`.execute(db)
    await sql`create table unread_place (
      chain_id bigint not null,
      block_number bigint not null,
      transaction_hash text not null,
      what text not null,
      subject text not null,
      reason text not null,
      tries integer not null default 1,
      first_seen_at timestamptz not null default clock_timestamp(),
      next_try_at timestamptz not null default clock_timestamp() + interval '15 seconds',
      primary key (chain_id, block_number, transaction_hash, what, subject),
      foreign key (chain_id, block_number) references block (chain_id, number) on delete cascade
    )`.execute(db)
    // Counts what an indexer writes, so that another one notices.
    await sql`alter table checkpoint add column revision bigint not null default 0`.execute(db)
    await sql`create index unread_place_due on unread_place (chain_id, next_try_at)`.execute(db)
  },
}
