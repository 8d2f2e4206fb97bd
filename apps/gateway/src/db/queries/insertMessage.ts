import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { withoutNul } from './withoutNul.ts'

export type InsertMessageParameters = {
  chainId: number
  /** Text or typed data, as it was sent. */
  message: unknown
  messageHash: Hash
  origin: string | null
  proposedBy: Address
  safe: Address
  safeAppId: number | null
}

/** Stores a message; the same one again changes nothing. Returns whether it is new. */
export async function insertMessage(
  db: Db,
  { chainId, message, messageHash, origin, proposedBy, safe, safeAppId }: InsertMessageParameters,
): Promise<boolean> {
  const inserted = await db
    .insertInto('message')
    .values({
      chain_id: chainId,
      message: JSON.stringify(message),
      message_hash: messageHash,
      origin: origin && withoutNul(origin),
      proposed_by: proposedBy,
      safe,
      safe_app_id: safeAppId,
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'message_hash']).doNothing())
    .executeTakeFirst()
  return Boolean(inserted.numInsertedOrUpdatedRows)
}
