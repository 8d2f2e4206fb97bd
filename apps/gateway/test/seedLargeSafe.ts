import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../src/db/schema.ts'

export type SeedLargeSafeParameters = {
  chainId: number
  count: number
  owner: Address
  /** Index of the Safe, if several share the same blocks. @default 0 */
  place?: number
  safe: Address
  token: Address
}

/**
 * Seeds a Safe with proposed, signed and executed transactions and as many token transfers, by SQL that writes the rows
 * as the indexer and the API do.
 */
export async function seedLargeSafe(
  db: Kysely<Database>,
  { chainId, count, owner, place = 0, safe, token }: SeedLargeSafeParameters,
): Promise<void> {
  const each = sql`from generate_series(1, ${count} :: int) as number`
  const hash = (what: string) =>
    sql`'0x' || encode(sha256(convert_to(${`${what} ${safe} `} :: text || number, 'utf8')), 'hex')`
  const log = (index: number) => sql.lit(place * 10 + index)
  await sql`insert into block (chain_id, number, hash, parent_hash, timestamp, has_facts)
    select ${chainId}, number, ${hash('block')}, ${hash('parent')}, 1700000000 + number, true ${each}
    on conflict do nothing`.execute(db)
  await sql`insert into safe_transaction (chain_id, safe, block_number, transaction_index, transaction_hash)
    select ${chainId}, ${safe}, number, ${sql.lit(place)}, ${hash('transaction')} ${each}`.execute(db)
  await sql`insert into multisig_execution (chain_id, safe, block_number, log_index, transaction_index,
      transaction_hash, safe_tx_hash, success, payment, source, "to", value, data, operation, nonce)
    select ${chainId}, ${safe}, number, ${log(0)}, ${sql.lit(place)}, ${hash('transaction')}, ${hash('safeTx')}, true, 0,
      'event', ${owner}, 1, '0x', 0, number - 1 ${each}`.execute(db)
  await sql`insert into transfer (chain_id, safe, block_number, log_index, transaction_index, transaction_hash, kind,
      position, token, sender, recipient, value)
    select ${chainId}, ${safe}, number, ${log(1)}, ${sql.lit(place)}, ${hash('transaction')}, 'erc20', 'log', ${token},
      ${owner}, ${safe}, number ${each}`.execute(db)
  await sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, proposer, trusted, created_at, modified_at)
    select ${chainId}, ${safe}, ${hash('safeTx')}, ${owner}, 1, '0x', 0, 0, 0, 0, ${token}, ${token}, number - 1, ${owner},
      true, to_timestamp(1700000000 + number), to_timestamp(1700000000 + number) ${each}`.execute(db)
  await sql`insert into confirmation (chain_id, safe, safe_tx_hash, owner, signature, kind, verdict, created_at)
    select ${chainId}, ${safe}, ${hash('safeTx')}, ${owner}, '0x', 'eoa', 'valid', to_timestamp(1700000000 + number)
    ${each}`.execute(db)
}
