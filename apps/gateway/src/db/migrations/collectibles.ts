import { type Kysely, sql } from 'kysely'

/** What NFTs were found to say of themselves. A cache: it may be emptied at any time. */
export const collectibles = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table collectible_metadata (
      chain_id bigint not null,
      token text not null,
      token_id numeric(78, 0) not null,
      uri text not null,
      metadata json,
      fetched_at timestamptz not null default clock_timestamp(),
      primary key (chain_id, token, token_id)
    )`.execute(db)
  },
}
