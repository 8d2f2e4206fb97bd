import { type Kysely, sql } from 'kysely'

/** Executions that the Safe paid for, which are few: a page of movements does not go through all others to find none. */
export const refunds = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index multisig_execution_refund on multisig_execution (chain_id, safe, block_number, log_index)
      where payment > 0`.execute(db)
  },
}
