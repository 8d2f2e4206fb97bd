import type { Address, Hash, Hex } from 'viem'
import type { Db } from '../schema.ts'

export type DeleteProposalParameters = { chainId: number; safe: Address; safeTxHash: Hash; signature: Hex }

/** Deletes a proposal and its confirmations, and records the deletion. */
export async function deleteProposal(
  tx: Db,
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

export type WasDeletedParameters = { chainId: number; safeTxHash: Hash; signature: Hex }

/** Whether a proposal was deleted with this signature. */
export async function wasDeleted(db: Db, { chainId, safeTxHash, signature }: WasDeletedParameters): Promise<boolean> {
  const found = await db
    .selectFrom('deleted_proposal')
    .where('chain_id', '=', chainId)
    .where('safe_tx_hash', '=', safeTxHash)
    .where('signature', '=', signature)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Signatures that a proposal was deleted with since a time. */
export async function listDeletionSignatures(
  db: Db,
  { chainId, safeTxHash, since }: { chainId: number; safeTxHash: Hash; since: Date },
): Promise<Hex[]> {
  const found = await db
    .selectFrom('deleted_proposal')
    .where('chain_id', '=', chainId)
    .where('safe_tx_hash', '=', safeTxHash)
    .where('deleted_at', '>=', since)
    .select('signature')
    .execute()
  return found.map(({ signature }) => signature)
}
