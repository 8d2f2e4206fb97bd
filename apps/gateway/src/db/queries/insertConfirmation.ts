import { type Kysely, sql } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { Database } from '../schema.ts'
import type { SignatureKind } from './Records.ts'

export type InsertConfirmationParameters = {
  chainId: number
  kind: SignatureKind
  owner: Address
  safe: Address
  safeTxHash: Hash
  signature: Hex
  verdict: 'invalid' | 'unverified' | 'valid'
  /** The block at which owners and signature were checked. */
  verifiedBlock: number | null
}

/** Stores an owner's signature; the first one stays. Returns whether it is new. */
export async function insertConfirmation(
  db: Kysely<Database>,
  { chainId, kind, owner, safe, safeTxHash, signature, verdict, verifiedBlock }: InsertConfirmationParameters,
): Promise<boolean> {
  const inserted = await db
    .insertInto('confirmation')
    .values({
      chain_id: chainId,
      kind,
      owner,
      safe,
      safe_tx_hash: safeTxHash,
      signature,
      verdict,
      verified_block: verifiedBlock,
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'safe_tx_hash', 'owner']).doNothing())
    .executeTakeFirst()
  const isNew = Boolean(inserted.numInsertedOrUpdatedRows)
  if (isNew)
    await db
      .updateTable('proposal')
      .set({ modified_at: sql<Date>`clock_timestamp()` })
      .where('chain_id', '=', chainId)
      .where('safe_tx_hash', '=', safeTxHash)
      .execute()
  return isNew
}
