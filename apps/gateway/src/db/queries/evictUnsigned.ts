import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'

export type EvictUnsignedParameters = { chainId: number; most: number; safe: Address; safeTxHash: Hash }

/**
 * Makes room for one more proposal that nobody signed. Anybody can send those, so they are few, and the oldest give way:
 * were new ones refused instead, fifty of a stranger would keep out everybody else's for a month. One at a time per
 * Safe, so that nobody slips by.
 */
export async function evictUnsigned(
  tx: Kysely<Database>,
  { chainId, most, safe, safeTxHash }: EvictUnsignedParameters,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unsigned ${chainId} ${safe}`}, 0))`.execute(tx)
  // What the chain knows is not forgotten: it was executed, or an owner approved it there.
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
