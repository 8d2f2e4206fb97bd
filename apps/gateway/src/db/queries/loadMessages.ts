import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import type { Confirmation } from './Records.ts'

export type MessageRecord = {
  chainId: number
  /** Oldest first. */
  confirmations: Confirmation[]
  createdAt: Date
  /** Text or typed data, as it was sent; parse before use. */
  message: unknown
  messageHash: Hash
  modifiedAt: Date
  origin: string | null
  proposedBy: Address
  safe: Address
  safeAppId: number | null
}

/** Messages with their signatures, in the order of the hashes: two queries for any number. */
export async function loadMessages(
  db: Db,
  { chainId, messageHashes }: { chainId: number; messageHashes: readonly Hash[] },
): Promise<MessageRecord[]> {
  if (messageHashes.length === 0) return []
  const [messages, confirmations] = await Promise.all([
    db
      .selectFrom('message')
      .where('chain_id', '=', chainId)
      .where('message_hash', 'in', messageHashes)
      .selectAll()
      .execute(),
    db
      .selectFrom('message_confirmation')
      .where('chain_id', '=', chainId)
      .where('message_hash', 'in', messageHashes)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  ])
  return messageHashes.flatMap((messageHash) => {
    const row = messages.find((message) => message.message_hash === messageHash)
    if (!row) return []
    return {
      chainId,
      confirmations: confirmations
        .filter((confirmation) => confirmation.message_hash === messageHash)
        .map(({ created_at, kind, owner, signature, verdict }) => ({
          createdAt: created_at,
          kind,
          owner,
          signature,
          source: 'service' as const,
          verdict,
        })),
      createdAt: row.created_at,
      message: row.message,
      messageHash,
      modifiedAt: row.modified_at,
      origin: row.origin,
      proposedBy: row.proposed_by,
      safe: row.safe,
      safeAppId: row.safe_app_id,
    }
  })
}
