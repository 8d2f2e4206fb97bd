import type { Kysely } from 'kysely'
import type { Hash, Hex } from 'viem'
import type { Database } from '../schema.ts'

export type WasDeletedParameters = { chainId: number; safeTxHash: Hash; signature: Hex }

/** Whether a proposal was deleted with this very signature. */
export async function wasDeleted(
  db: Kysely<Database>,
  { chainId, safeTxHash, signature }: WasDeletedParameters,
): Promise<boolean> {
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
