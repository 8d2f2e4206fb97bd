import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { hasTrustedSignature } from './hasTrustedSignature.ts'

export type CountQueueParameters = {
  chainId: number
  /** The Safe's next nonce. */
  nonce: bigint
  owners: readonly Address[]
  safe: Address
  threshold: number
  /** The owners whose signatures may be missing. */
  wallet?: Address | undefined
}

/** Pending transactions, and those that miss a signature of these owners. */
export async function countQueue(
  db: Db,
  { chainId, nonce, owners, safe, threshold, wallet }: CountQueueParameters,
): Promise<{ awaiting: number; queued: number }> {
  const isOwner = wallet !== undefined && owners.includes(wallet)
  const { rows } = await sql<{ awaiting: number; queued: number }>`
    select count(*) as queued,
      count(*) filter (
        where ${isOwner} :: boolean and cardinality(signers) < ${threshold} and not ${wallet ?? ''} = any(signers)
      ) as awaiting
    from (
      select array(
        select input.owner from unnest(${[...owners]} :: text[]) as input (owner)
        where exists (
          select from confirmation
          where confirmation.chain_id = proposal.chain_id and confirmation.safe_tx_hash = proposal.safe_tx_hash
            and confirmation.safe = proposal.safe and confirmation.owner = input.owner and verdict = 'valid' offset 0
        ) or exists (
          select from approved_hash
          where approved_hash.chain_id = proposal.chain_id and approved_hash.hash = proposal.safe_tx_hash
            and approved_hash.safe = proposal.safe and approved_hash.owner = input.owner offset 0
        )
      ) as signers
      from proposal
      where chain_id = ${chainId} and safe = ${safe} and nonce >= ${nonce.toString()} :: numeric
        and ${hasTrustedSignature(owners)}
        and not exists (
          select from multisig_execution as execution
          where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
            and execution.safe = proposal.safe
        )
    ) as waiting`.execute(db)
  return rows[0] ?? { awaiting: 0, queued: 0 }
}
