import { type Kysely, sql } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { Database } from '../schema.ts'
import type { SignatureKind } from './Records.ts'

export type InsertSafeOperationConfirmationParameters = {
  chainId: number
  kind: SignatureKind
  owner: Address
  safe: Address
  safeOperationHash: Hash
  signature: Hex
  verdict: 'invalid' | 'unverified' | 'valid'
  /** The block at which owners and signature were checked. */
  verifiedBlock: number | null
}

/** Stores an owner's signature of a user operation; the first one stays. */
export async function insertSafeOperationConfirmation(
  db: Kysely<Database>,
  parameters: InsertSafeOperationConfirmationParameters,
): Promise<void> {
  const { chainId, kind, owner, safe, safeOperationHash, signature, verdict, verifiedBlock } = parameters
  const inserted = await db
    .insertInto('safe_operation_confirmation')
    .values({
      chain_id: chainId,
      kind,
      owner,
      safe,
      safe_operation_hash: safeOperationHash,
      signature,
      verdict,
      verified_block: verifiedBlock,
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'safe_operation_hash', 'owner']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows)
    await db
      .updateTable('safe_operation')
      .set({ modified_at: sql<Date>`clock_timestamp()` })
      .where('chain_id', '=', chainId)
      .where('safe_operation_hash', '=', safeOperationHash)
      .execute()
}
