import { type Kysely, sql } from 'kysely'

const uint256 = sql.raw('numeric(78, 0)')

/** User operations (ERC-4337) that owners signed, and their signatures. */
export const safeOperations = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table safe_operation (
      chain_id bigint not null,
      safe text not null,
      safe_operation_hash text not null,
      user_operation_hash text not null,
      module text not null,
      entry_point text not null,
      nonce ${uint256} not null,
      init_code text not null,
      call_data text not null,
      call_gas_limit ${uint256} not null,
      verification_gas_limit ${uint256} not null,
      pre_verification_gas ${uint256} not null,
      max_fee_per_gas ${uint256} not null,
      max_priority_fee_per_gas ${uint256} not null,
      paymaster_and_data text not null,
      valid_after bigint not null,
      valid_until bigint not null,
      created_at timestamptz not null default clock_timestamp(),
      modified_at timestamptz not null default clock_timestamp(),
      primary key (chain_id, safe_operation_hash)
    )`.execute(db)
    await sql`create index safe_operation_safe on safe_operation (chain_id, safe, nonce, created_at)`.execute(db)
    await sql`create table safe_operation_confirmation (
      chain_id bigint not null,
      safe text not null,
      safe_operation_hash text not null,
      owner text not null,
      signature text not null,
      kind text not null check (kind in ('eoa', 'ethSign', 'contract', 'approvedHash')),
      verdict text not null check (verdict in ('valid', 'invalid', 'unverified')),
      verified_block bigint,
      created_at timestamptz not null default clock_timestamp(),
      primary key (chain_id, safe_operation_hash, owner),
      foreign key (chain_id, safe_operation_hash)
        references safe_operation (chain_id, safe_operation_hash) on delete cascade
    )`.execute(db)
  },
}
