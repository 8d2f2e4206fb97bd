import type { Kysely } from 'kysely'
import type { Hash, Hex } from 'viem'
import type { Database } from '../schema.ts'

/** The signatures that a proposal was deleted with since a moment. */
export async function listDeletionSignatures(
  db: Kysely<Database>,
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
