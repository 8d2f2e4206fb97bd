import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'

export type EvictUnsignedParameters = { chainId: number; most: number; safe: Address; safeTxHash: Hash }

/**
 * Evicts the oldest unsigned proposals of a Safe. Anyone can send them, so their number is limited; if new ones were
 * refused instead, fifty of a stranger would keep out all others. Holds a lock per Safe: concurrent requests would each
 * find room.
 */
export async function evictUnsigned(
  tx: Db,
  { chainId, most, safe, safeTxHash }: EvictUnsignedParameters,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unsigned ${chainId} ${safe}`}, 0))`.execute(tx)
  // Not those that were executed or that an owner approved on the chain.
  await sql`delete from proposal
    where chain_id = ${chainId} and safe = ${safe} and not trusted and (
      created_at < now() - interval '30 days'
      or safe_tx_hash in (
        select safe_tx_hash from proposal as other
        where chain_id = ${chainId} and safe = ${safe} and not trusted and safe_tx_hash <> ${safeTxHash}
          and not exists (
            select from multisig_execution as execution
            where execution.chain_id = other.chain_id and execution.safe_tx_hash = other.safe_tx_hash
              and execution.safe = other.safe
          )
          and not exists (
            select from approved_hash
            where approved_hash.chain_id = other.chain_id and approved_hash.hash = other.safe_tx_hash
              and approved_hash.safe = other.safe
          )
        order by created_at desc, safe_tx_hash offset ${most - 1}
      )
    )`.execute(tx)
}
