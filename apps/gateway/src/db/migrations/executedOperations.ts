import { type Kysely, sql } from 'kysely'

const uint256 = sql.raw('numeric(78, 0)')

/** User operations that a bundler had executed, and what a transaction of the chain offered to pay. */
export const executedOperations = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table executed_operation (
      chain_id bigint not null,
      block_number bigint not null,
      log_index integer not null,
      transaction_hash text not null,
      safe text not null,
      entry_point text not null,
      user_operation_hash text not null,
      success boolean not null,
      primary key (chain_id, block_number, log_index),
      foreign key (chain_id, block_number) references block (chain_id, number) on delete cascade
    )`.execute(db)
    await sql`create index executed_operation_hash on executed_operation (chain_id, user_operation_hash)`.execute(db)
    // Without a default: no row is touched, however many there are.
    await sql`alter table chain_transaction
      add column max_fee_per_gas ${uint256}, add column max_priority_fee_per_gas ${uint256}`.execute(db)
  },
}
