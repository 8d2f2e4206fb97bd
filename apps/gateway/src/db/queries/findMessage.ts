import type { Hash } from 'viem'
import type { Db } from '../schema.ts'
import { loadMessages, type MessageRecord } from './loadMessages.ts'

export async function findMessage(
  db: Db,
  { chainId, messageHash }: { chainId: number; messageHash: Hash },
): Promise<MessageRecord | undefined> {
  const [record] = await loadMessages(db, { chainId, messageHashes: [messageHash] })
  return record
}
