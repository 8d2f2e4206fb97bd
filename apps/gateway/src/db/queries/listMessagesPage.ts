import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { loadMessages, type MessageRecord } from './loadMessages.ts'

export type ListMessagesPageParameters = { chainId: number; limit: number; offset: number; safe: Address }

/** A Safe's messages, newest first. */
export async function listMessagesPage(
  db: Kysely<Database>,
  { chainId, limit, offset, safe }: ListMessagesPageParameters,
): Promise<{ hasMore: boolean; messages: MessageRecord[] }> {
  const rows = await db
    .selectFrom('message')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .orderBy('created_at', 'desc')
    .orderBy('message_hash')
    .select('message_hash')
    .limit(limit + 1)
    .offset(offset)
    .execute()
  const messageHashes = rows.slice(0, limit).map((row) => row.message_hash)
  return { hasMore: rows.length > limit, messages: await loadMessages(db, { chainId, messageHashes }) }
}
