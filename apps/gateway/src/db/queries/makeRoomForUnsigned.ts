import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'

export type MakeRoomForUnsignedParameters = { chainId: number; most: number; safe: Address; safeTxHash: Hash }

/**
 * Whether a Safe may keep one more proposal that nobody signed. Anybody can send those, so they are few, and what no
 * owner signed within a month makes room for others. One at a time per Safe, so that nobody slips by.
 */
export async function makeRoomForUnsigned(
  tx: Kysely<Database>,
  { chainId, most, safe, safeTxHash }: MakeRoomForUnsignedParameters,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unsigned ${chainId} ${safe}`}, 0))`.execute(tx)
  await sql`delete from proposal
    where chain_id = ${chainId} and safe = ${safe} and not trusted and created_at < now() - interval '30 days'`.execute(
    tx,
  )
  const { rows } = await sql<{ count: number; isKnown: boolean }>`
    select count(*) :: bigint as count, coalesce(bool_or(safe_tx_hash = ${safeTxHash}), false) as "isKnown"
    from proposal
    where chain_id = ${chainId} and safe = ${safe} and (not trusted or safe_tx_hash = ${safeTxHash})
      and (safe_tx_hash = ${safeTxHash} or not exists (
        select from multisig_execution as execution
        where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
          and execution.safe = proposal.safe
      ))`.execute(tx)
  const [found] = rows
  return found === undefined || found.isKnown || found.count < most
}
