import type { PageBounds } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { toConfirmation } from './confirmations.ts'
import { loadBounded, measureMessages } from './loadBounded.ts'
import { countUpTo, type PageParameters, toPageBounds } from './pages.ts'
import type { Confirmation } from './Records.ts'
import { withoutNul } from './withoutNul.ts'

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
async function loadMessages(db: Db, { chainId, messageHashes }: { chainId: number; messageHashes: readonly Hash[] }) {
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
        .map(toConfirmation),
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

type ListMessagesPageParameters = PageParameters & {
  ordering?: '-created' | '-modified' | 'created' | 'modified'
}

type MessagesPage = { edges: PageBounds | undefined; hasMore: boolean; messages: MessageRecord[] }

/** A Safe's messages, newest first by default; fewer where they are large. */
export async function listMessagesPage(db: Db, parameters: ListMessagesPageParameters): Promise<MessagesPage> {
  const { chainId, limit, safe } = parameters
  const { isBackwards, order, rest } = await toOrder(db, parameters)
  const { rows } = await sql<{ message_hash: Hash }>`select message_hash from message
    where chain_id = ${chainId} and safe = ${safe} ${rest.isNeighbour}
    order by ${order} limit ${limit + 1} offset ${rest.offset}`.execute(db)
  const found = rows.slice(0, limit).map((row) => row.message_hash)
  const messageHashes = isBackwards ? found.toReversed() : found
  const { isCut, records: messages } = await loadBounded({
    isFromEnd: isBackwards,
    keys: messageHashes,
    load: (some) => loadMessages(db, { chainId, messageHashes: some }),
    measure: (some) => measureMessages(db, { chainId, messageHashes: some }),
  })
  return {
    edges: toPageBounds(messages, ({ messageHash }) => messageHash),
    // A page before a cursor has that row after it.
    hasMore: isBackwards || isCut || rows.length > limit,
    messages,
  }
}

/** By offset, or after or before a message, whose time is read in SQL: it has microseconds. */
async function toOrder(db: Db, { chainId, offset, ordering = '-created', place, safe }: ListMessagesPageParameters) {
  const time = ordering.endsWith('created') ? sql`created_at` : sql`modified_at`
  const isNewestFirst = ordering.startsWith('-')
  const isBefore = place !== undefined && 'before' in place
  const hash = place && ('after' in place ? place.after : place.before)
  const known = hash === undefined ? undefined : await findTime(db, { chainId, hash, safe, time })
  const isBackwards = isBefore && known !== undefined
  const [timeOrder, hashOrder] = [isNewestFirst === isBackwards ? 'asc' : 'desc', isBackwards ? 'desc' : 'asc']
  const order = sql`${time} ${sql.raw(timeOrder)}, message_hash ${sql.raw(hashOrder)}`
  if (known === undefined) return { isBackwards, order, rest: { isNeighbour: sql``, offset } }
  const at = sql`${known} :: timestamptz`
  const [isFurther, isBehind] = [sql.raw(timeOrder === 'asc' ? '>' : '<'), sql.raw(isBackwards ? '<' : '>')]
  const isNeighbour = sql`and ${time} ${isFurther}= ${at}
    and (${time} ${isFurther} ${at} or message_hash ${isBehind} ${hash})`
  return { isBackwards, order, rest: { isNeighbour, offset: 0 } }
}

async function findTime(
  db: Db,
  { chainId, hash, safe, time }: { chainId: number; hash: string; safe: Address; time: ReturnType<typeof sql> },
): Promise<string | undefined> {
  const { rows } = await sql<{ time: string }>`select ${time} :: text as time from message
    where chain_id = ${chainId} and safe = ${safe} and message_hash = ${hash}`.execute(db)
  return rows[0]?.time
}

/** The same, with the total count. */
export async function listCountedMessagesPage(
  db: Db,
  parameters: ListMessagesPageParameters,
): Promise<MessagesPage & { count: number }> {
  const { chainId, limit, offset, safe } = parameters
  const [count, page] = await Promise.all([
    countUpTo(db, { limit, offset, rows: sql`from message where chain_id = ${chainId} and safe = ${safe}` }),
    listMessagesPage(db, parameters),
  ])
  return { ...page, count }
}

type InsertMessageParameters = {
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

export async function findMessage(
  db: Db,
  { chainId, messageHash }: { chainId: number; messageHash: Hash },
): Promise<MessageRecord | undefined> {
  const [record] = await loadMessages(db, { chainId, messageHashes: [messageHash] })
  return record
}
