import { type Kysely, sql } from 'kysely'

/** Delegates, and what remains of proposals that were deleted. */
export const delegates = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table delegate (
      chain_id bigint not null,
      safe text,
      delegate text not null,
      delegator text not null,
      label text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
    // Not "nulls not distinct": servers before PostgreSQL 15 do not know it.
    await sql`create unique index delegate_key on delegate (chain_id, delegate, delegator, coalesce(safe, ''))`.execute(
      db,
    )
    await sql`create index delegate_delegator on delegate (chain_id, delegator)`.execute(db)
    await sql`create index delegate_safe on delegate (chain_id, safe)`.execute(db)
    await sql`create table delegate_removal (
      chain_id bigint not null,
      delegate text not null,
      delegator text not null,
      hour bigint not null,
      primary key (chain_id, delegate, delegator)
    )`.execute(db)
    await sql`create table deleted_proposal (
      id bigint generated always as identity primary key,
      chain_id bigint not null,
      safe text not null,
      safe_tx_hash text not null,
      signature text not null,
      deleted_at timestamptz not null default clock_timestamp()
    )`.execute(db)
    await sql`create index deleted_proposal_safe on deleted_proposal (chain_id, safe, deleted_at)`.execute(db)
    await sql`create index deleted_proposal_hash on deleted_proposal (chain_id, safe_tx_hash)`.execute(db)
  },
}
