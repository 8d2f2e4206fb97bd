import { AddressSchema, HashSchema, HexSchema, MessageContentSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

const StoredSignatureSchema = z.object({
  signer: AddressSchema,
  signature: HexSchema,
  signedAt: z.number(),
  /** Whether the service took it. */
  isDelivered: z.boolean(),
})

export const StoredMessageSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  /** What owners sign: the message's identity. */
  messageHash: HashSchema,
  content: MessageContentSchema,
  createdAt: z.number(),
  /** None: it was written here and nobody has signed it. */
  signatures: z.array(StoredSignatureSchema),
})

export type StoredSignature = z.infer<typeof StoredSignatureSchema>
export type StoredMessage = z.infer<typeof StoredMessageSchema>

/** Messages that were written or signed in this browser. What was signed is never dropped. */
export const StoredMessagesSchema = z.array(StoredMessageSchema)

export type StoredMessages = z.infer<typeof StoredMessagesSchema>
