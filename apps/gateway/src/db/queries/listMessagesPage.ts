import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { countSome } from './countSome.ts'
import { loadMessages, type MessageRecord } from './loadMessages.ts'

export type ListMessagesPageParameters = {
  chainId: number
  limit: number
  offset: number
  /** @default '-created' */
  ordering?: '-created' | '-modified' | 'created' | 'modified'
  safe: Address
}

/** A Safe's messages, newest first unless told otherwise. */
export async function listMessagesPage(
  db: Kysely<Database>,
  { chainId, limit, offset, ordering = '-created', safe }: ListMessagesPageParameters,
): Promise<{ hasMore: boolean; messages: MessageRecord[] }> {
  const rows = await db
    .selectFrom('message')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .orderBy(ordering.endsWith('created') ? 'created_at' : 'modified_at', ordering.startsWith('-') ? 'desc' : 'asc')
    .orderBy('message_hash')
    .select('message_hash')
    .limit(limit + 1)
    .offset(offset)
    .execute()
  const messageHashes = rows.slice(0, limit).map((row) => row.message_hash)
  return { hasMore: rows.length > limit, messages: await loadMessages(db, { chainId, messageHashes }) }
}

/** The same, with how many there are. */
export async function listCountedMessagesPage(
  db: Kysely<Database>,
  parameters: ListMessagesPageParameters,
): Promise<{ count: number; messages: MessageRecord[] }> {
  const { chainId, limit, offset, safe } = parameters
  const [count, { messages }] = await Promise.all([
    countSome(db, { limit, offset, rows: sql`from message where chain_id = ${chainId} and safe = ${safe}` }),
    listMessagesPage(db, parameters),
  ])
  return { count, messages }
}
