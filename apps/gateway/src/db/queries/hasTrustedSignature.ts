import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'

/**
 * Condition on the table `proposal`: a current owner signed it or approved it on the chain, or a delegate signed it on
 * arrival. Evaluated on every read, because owners leave and return. `offset 0` makes the planner look it up per proposal
 * instead of hashing all signatures.
 */
export function hasTrustedSignature(owners: readonly Address[]): RawBuilder<boolean> {
  const present = sql`any(${[...owners]} :: text[])`
  return sql<boolean>`((proposal.trusted and proposal.proposed_by_delegate is not null) or exists (
      select from confirmation
      where confirmation.chain_id = proposal.chain_id and confirmation.safe_tx_hash = proposal.safe_tx_hash
        and confirmation.safe = proposal.safe and confirmation.verdict = 'valid' and confirmation.owner = ${present} offset 0
    ) or exists (
      select from approved_hash
      where approved_hash.chain_id = proposal.chain_id and approved_hash.hash = proposal.safe_tx_hash
        and approved_hash.safe = proposal.safe and approved_hash.owner = ${present} offset 0
    ))`
}
