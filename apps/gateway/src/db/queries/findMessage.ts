import type { Kysely } from 'kysely'
import type { Hash } from 'viem'
import type { Database } from '../schema.ts'
import { loadMessages, type MessageRecord } from './loadMessages.ts'

export async function findMessage(
  db: Kysely<Database>,
  { chainId, messageHash }: { chainId: number; messageHash: Hash },
): Promise<MessageRecord | undefined> {
  const [record] = await loadMessages(db, { chainId, messageHashes: [messageHash] })
  return record
}
