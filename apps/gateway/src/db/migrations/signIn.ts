import { type Kysely, sql } from 'kysely'

/** Nonces and sessions of sign-in with Ethereum. */
export const signIn = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table sign_in_nonce (nonce text primary key, expires_at timestamptz not null)`.execute(db)
    await sql`create index sign_in_nonce_expiry on sign_in_nonce (expires_at)`.execute(db)
    await sql`create table session (
      token_hash text primary key,
      address text not null,
      chain_id bigint not null,
      created_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index session_expiry on session (expires_at)`.execute(db)
  },
}
