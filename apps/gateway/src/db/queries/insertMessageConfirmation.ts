import { type Kysely, sql } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { Database } from '../schema.ts'
import type { SignatureKind } from './Records.ts'

export type InsertMessageConfirmationParameters = {
  chainId: number
  kind: SignatureKind
  messageHash: Hash
  owner: Address
  safe: Address
  signature: Hex
  verdict: 'invalid' | 'unverified' | 'valid'
  verifiedBlock: number | null
}

/** Stores an owner's signature of a message; the first one stays. Returns whether it is new. */
export async function insertMessageConfirmation(
  db: Kysely<Database>,
  { chainId, kind, messageHash, owner, safe, signature, verdict, verifiedBlock }: InsertMessageConfirmationParameters,
): Promise<boolean> {
  const inserted = await db
    .insertInto('message_confirmation')
    .values({
      chain_id: chainId,
      kind,
      message_hash: messageHash,
      owner,
      safe,
      signature,
      verdict,
      verified_block: verifiedBlock,
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'message_hash', 'owner']).doNothing())
    .executeTakeFirst()
  const isNew = Boolean(inserted.numInsertedOrUpdatedRows)
  if (isNew)
    await db
      .updateTable('message')
      .set({ modified_at: sql<Date>`clock_timestamp()` })
      .where('chain_id', '=', chainId)
      .where('message_hash', '=', messageHash)
      .execute()
  return isNew
}
