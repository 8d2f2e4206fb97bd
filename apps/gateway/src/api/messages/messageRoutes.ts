import { packSignatures } from '@countersign/protocol/signatures'
import {
  ChainIdParamSchema,
  CreateMessageRequestSchema,
  createPageLinks,
  HashSchema,
  type Message,
  MessageContentSchema,
  type MessageListItem,
  MessageListPageSchema,
  MessageSchema,
  MessageSignatureRequestSchema,
  parseCursor,
} from '@countersign/protocol/wire'
import { isAddressEqual } from 'viem'
import { z } from 'zod'
import type { MessageRecord } from '../../db/queries/messages.ts'
import { findMessage, listMessagesPage } from '../../db/queries/messages.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { parseOrigin } from '../transactions/parseOrigin.ts'
import type { TransactionContext } from '../transactions/TransactionContext.ts'
import { CursorQuerySchema, SafeParamsSchema, toAddressEx } from '../wire/wireSchemas.ts'
import { confirmMessage, MessageNotFoundError, storeMessage } from './storeMessage.ts'

const day = 24 * 60 * 60 * 1000

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, messageHash: HashSchema })

export const messageRoutes = [
  // Newest first, grouped by UTC day.
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/safes/:address/messages',
    summary: 'List messages of a Safe',
    description: 'Newest first, with a date label per day.',
    params: SafeParamsSchema,
    query: CursorQuerySchema,
    response: MessageListPageSchema,
    async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
      const cursor = parseCursor(query.cursor)
      const [safe, { edges, hasMore, messages }] = await Promise.all([
        getKnownSafe(db, chain, address),
        listMessagesPage(db, { chainId, ...cursor, safe: address }),
      ])
      let label: number | undefined
      const results = messages.flatMap((record): MessageListItem[] => {
        const item = { ...toMessage(record, { safe }), type: 'MESSAGE' as const }
        const midnight = Math.floor(record.createdAt.getTime() / day) * day
        if (midnight === label) return [item]
        label = midnight
        return [{ timestamp: midnight, type: 'DATE_LABEL' }, item]
      })
      return {
        count: results.length,
        ...createPageLinks({
          cursor,
          edges,
          hasNext: hasMore,
          taken: messages.length,
          url: toPublicUrl(c, publicUrl),
        }),
        results,
      }
    },
  }),
  // 202 without a body: clients compute the hash themselves.
  defineRoute({
    method: 'post',
    path: '/v1/chains/:chainId/safes/:address/messages',
    summary: 'Propose a message',
    description: 'Needs the first signature. The service computes the hash.',
    params: SafeParamsSchema,
    body: CreateMessageRequestSchema,
    response: 'nothing',
    status: 202,
    async handle({ chain, params: { address: safe }, body: request }, { db, jobs }) {
      await storeMessage(db, { chain, jobs, request, safe })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/messages/:messageHash',
    summary: 'Get a message and its signatures',
    params: ParamsSchema,
    response: MessageSchema,
    async handle({ chain, params: { chainId, messageHash } }, { db }) {
      const record = await findMessage(db, { chainId, messageHash })
      if (!record) throw new MessageNotFoundError({ messageHash })
      const safe = await getKnownSafe(db, chain, record.safe)
      return toMessage(record, { safe })
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/chains/:chainId/messages/:messageHash/signatures',
    summary: 'Add a signature to a message',
    params: ParamsSchema,
    body: MessageSignatureRequestSchema,
    response: 'nothing',
    async handle({ chain, params: { messageHash }, body: { signature } }, { db, jobs }) {
      await confirmMessage(db, { chain, jobs, messageHash, signature })
    },
  }),
]

/** Maps a message to the wire format. Only signatures of current owners count, as in the contract. */
function toMessage(record: MessageRecord, { safe }: Pick<TransactionContext, 'safe'>): Message {
  const confirmations = record.confirmations.filter(
    ({ owner, verdict }) => verdict === 'valid' && safe.owners.some((known) => isAddressEqual(known, owner)),
  )
  const isConfirmed = confirmations.length >= safe.threshold
  return {
    confirmations: confirmations.map(({ owner, signature }) => ({ owner: toAddressEx(owner), signature })),
    confirmationsRequired: safe.threshold,
    confirmationsSubmitted: confirmations.length,
    creationTimestamp: record.createdAt.getTime(),
    logoUri: null,
    message: MessageContentSchema.parse(record.message),
    messageHash: record.messageHash,
    modifiedTimestamp: record.modifiedAt.getTime(),
    name: parseOrigin(record.origin).safeAppInfo?.name ?? null,
    origin: record.origin,
    preparedSignature: isConfirmed
      ? packSignatures(confirmations.map(({ owner, signature }) => ({ data: signature, signer: owner })))
      : null,
    proposedBy: toAddressEx(record.proposedBy),
    status: isConfirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
  }
}
