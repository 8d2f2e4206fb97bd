import type { Kysely } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { Database } from '../schema.ts'

export type DeleteProposalParameters = { chainId: number; safe: Address; safeTxHash: Hash; signature: Hex }

/** Removes a proposal and the signatures sent for it, and notes that it was there. */
export async function deleteProposal(
  tx: Kysely<Database>,
  { chainId, safe, safeTxHash, signature }: DeleteProposalParameters,
): Promise<void> {
  for (const table of ['confirmation', 'proposal'] as const)
    await tx
      .deleteFrom(table)
      .where('chain_id', '=', chainId)
      .where('safe', '=', safe)
      .where('safe_tx_hash', '=', safeTxHash)
      .execute()
  await tx
    .insertInto('deleted_proposal')
    .values({ chain_id: chainId, safe, safe_tx_hash: safeTxHash, signature })
    .execute()
}
