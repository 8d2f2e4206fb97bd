import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'

/**
 * Condition on the table `proposal`: one of those who own the Safe now signed it or approved it on the chain, or a
 * delegate signed it when it came. Worked out whenever it is asked for: who signed may have left since, and return.
 * With an offset it is looked up for each proposal: no table of all signatures is made.
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
