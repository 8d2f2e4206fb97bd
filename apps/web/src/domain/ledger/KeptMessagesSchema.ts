import { AddressSchema, HashSchema, HexSchema, MessageContentSchema } from '@countersign/protocol'
import { z } from 'zod'

const KeptSignatureSchema = z.object({
  signer: AddressSchema,
  signature: HexSchema,
  signedAt: z.number(),
  /** Whether the service took it. */
  isDelivered: z.boolean(),
})

export const KeptMessageSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  /** What owners sign: the message's identity. */
  messageHash: HashSchema,
  content: MessageContentSchema,
  createdAt: z.number(),
  /** None: it was written here and nobody has signed it. */
  signatures: z.array(KeptSignatureSchema),
})

export type KeptSignature = z.infer<typeof KeptSignatureSchema>
export type KeptMessage = z.infer<typeof KeptMessageSchema>

/** Messages that were written or signed in this browser. What was signed is never dropped. */
export const KeptMessagesSchema = z.array(KeptMessageSchema)

export type KeptMessages = z.infer<typeof KeptMessagesSchema>
