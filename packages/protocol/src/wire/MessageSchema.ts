import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { MessageContentSchema } from './MessageContentSchema.ts'
import { boundConfirmations, createPageSchema, type RefusedRow } from './PageSchema.ts'
import { CountSchema, HashSchema, HexSchema, SignatureHexSchema, TimestampSchema } from './primitives.ts'
import { NullableNameSchema, NullableUrlSchema } from './TextSchema.ts'

export const MessageStatusSchema = z.enum(['NEEDS_CONFIRMATION', 'CONFIRMED'])

/** `GET /v1/chains/{chainId}/messages/{messageHash}` */
export const MessageSchema = z.object({
  messageHash: HashSchema,
  status: MessageStatusSchema,
  logoUri: NullableUrlSchema,
  name: NullableNameSchema,
  message: MessageContentSchema,
  creationTimestamp: TimestampSchema,
  modifiedTimestamp: TimestampSchema,
  confirmationsSubmitted: CountSchema,
  confirmationsRequired: CountSchema,
  proposedBy: AddressExSchema,
  confirmations: z.array(z.object({ owner: AddressExSchema, signature: HexSchema })).overwrite(boundConfirmations),
  preparedSignature: HexSchema.nullable().default(null),
  origin: z.string().max(4096).nullable().default(null),
})

export type Message = z.infer<typeof MessageSchema>

export const MessageListItemSchema = z.discriminatedUnion('type', [
  MessageSchema.extend({ type: z.literal('MESSAGE') }),
  z.object({ type: z.literal('DATE_LABEL'), timestamp: TimestampSchema }),
])

export type MessageListItem = z.infer<typeof MessageListItemSchema>

/** `GET /v1/chains/{chainId}/safes/{safe}/messages` */
export const MessageListPageSchema = createPageSchema(MessageListItemSchema)

type MessageListPage = z.infer<typeof MessageListPageSchema>

/** The same as a client reads it: a row that is malformed is refused alone. */
export type TolerantMessageListPage = MessageListPage & { refused: RefusedRow[] }

/** Body of `POST /v1/chains/{chainId}/safes/{safe}/messages` */
export const CreateMessageRequestSchema = z.object({
  message: MessageContentSchema,
  safeAppId: CountSchema.nullable().default(null),
  signature: SignatureHexSchema,
  origin: z.string().max(4096).nullable().default(null),
})

export type CreateMessageRequest = z.infer<typeof CreateMessageRequestSchema>

/** Body of `POST /v1/chains/{chainId}/messages/{messageHash}/signatures` */
export const MessageSignatureRequestSchema = z.object({ signature: SignatureHexSchema })
