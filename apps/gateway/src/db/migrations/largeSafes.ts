import { type Kysely, sql } from 'kysely'

/** What is asked of a Safe again and again, in the order that it is asked for: a page costs the same whatever the Safe holds. */
export const largeSafes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index multisig_execution_nonce
      on multisig_execution (chain_id, safe, nonce desc nulls last)`.execute(db)
    await sql`create index multisig_execution_newest on multisig_execution (chain_id, safe, block_number)`.execute(db)
    await sql`create index proposal_newest on proposal (chain_id, safe, modified_at)`.execute(db)
    await sql`create index proposal_unsigned on proposal (chain_id, safe, created_at) where not trusted`.execute(db)
    await sql`create index message_newest on message (chain_id, safe, modified_at)`.execute(db)
    await sql`create index transfer_received on transfer (chain_id, safe, recipient, block_number, log_index, position)
      where kind = 'erc721' or value <> 0`.execute(db)
    await sql`create index transfer_newest_collectible on transfer (chain_id, safe, block_number)
      where kind = 'erc721'`.execute(db)
    await sql`drop index transfer_token`.execute(db)
    await sql`create index transfer_token on transfer (chain_id, safe, kind, token)`.execute(db)
  },
}
