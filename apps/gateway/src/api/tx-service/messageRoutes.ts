import {
  AddressSchema,
  CountSchema,
  CreateMessageRequestSchema,
  createPageSchema,
  HashSchema,
  HexSchema,
  MessageContentSchema,
  MessageSignatureRequestSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import type { MessageRecord } from '../../db/queries/messages.ts'
import { findMessage, listCountedMessagesPage } from '../../db/queries/messages.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { confirmMessage, MessageNotFoundError, storeMessage } from '../messages/storeMessage.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import type { TransactionContext } from '../transactions/TransactionContext.ts'
import {
  createServicePage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  ServiceHashParamsSchema,
} from './dialect.ts'
import { prepareSignature, ServiceSignatureSchema, toServiceSignatures } from './serviceSignatures.ts'

const DateSchema = z.iso.datetime()

const ServiceMessageSchema = z.object({
  confirmations: z.array(ServiceSignatureSchema),
  created: DateSchema,
  message: MessageContentSchema,
  messageHash: HashSchema,
  modified: DateSchema,
  origin: z.string(),
  preparedSignature: HexSchema.nullable(),
  proposedBy: AddressSchema,
  safe: AddressSchema,
  safeAppId: CountSchema.nullable(),
})

export type ServiceMessage = z.infer<typeof ServiceMessageSchema>

/** An unknown ordering falls back to the default, as in the official service. */
const MessageListQuerySchema = z.object({
  ordering: z.enum(['-created', '-modified', 'created', 'modified']).catch('-created'),
})

export const serviceMessageRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address/messages',
    summary: 'List messages of a Safe',
    params: ServiceAddressParamsSchema,
    query: MessageListQuerySchema.extend(PageQuerySchema.shape),
    response: createPageSchema(ServiceMessageSchema),
    async handle({ c, chain, params: { address: safe }, query: { ordering } }, { db, publicUrl }) {
      const chainId = chain.config.id
      const cursor = parsePageQuery(c)
      const [known, { count, edges, hasMore, messages }] = await Promise.all([
        getKnownSafe(db, chain, safe),
        listCountedMessagesPage(db, { chainId, ordering, safe, ...cursor }),
      ])
      const results = messages.map((record) => toServiceMessage(record, { safe: known }))
      return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
    },
  }),
  // 201 without a body.
  defineRoute({
    method: 'post',
    path: '/v1/safes/:address/messages',
    summary: 'Propose a message',
    params: ServiceAddressParamsSchema,
    body: CreateMessageRequestSchema,
    response: 'nothing',
    status: 201,
    async handle({ chain, params: { address: safe }, body: request }, { db, jobs }) {
      await storeMessage(db, { chain, jobs, request, safe })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/messages/:hash',
    summary: 'Get a message',
    params: ServiceHashParamsSchema,
    response: ServiceMessageSchema,
    async handle({ chain, params: { hash: messageHash } }, { db }) {
      const record = await findMessage(db, { chainId: chain.config.id, messageHash })
      if (!record) throw new MessageNotFoundError({ messageHash })
      const safe = await getKnownSafe(db, chain, record.safe)
      return toServiceMessage(record, { safe })
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/messages/:hash/signatures',
    summary: 'Add a signature to a message',
    params: ServiceHashParamsSchema,
    body: MessageSignatureRequestSchema,
    response: 'nothing',
    status: 201,
    async handle({ chain, params: { hash: messageHash }, body: { signature } }, { db, jobs }) {
      await confirmMessage(db, { chain, jobs, messageHash, signature })
    },
  }),
]

function toServiceMessage(record: MessageRecord, context: Pick<TransactionContext, 'safe'>): ServiceMessage {
  const confirmations = toServiceSignatures(record, context)
  return {
    confirmations,
    created: record.createdAt.toISOString(),
    message: MessageContentSchema.parse(record.message),
    messageHash: record.messageHash,
    modified: record.modifiedAt.toISOString(),
    origin: record.origin ?? '{}',
    preparedSignature: prepareSignature(confirmations),
    proposedBy: record.proposedBy,
    safe: record.safe,
    safeAppId: record.safeAppId,
  }
}
