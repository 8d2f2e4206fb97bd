import { HashSchema, HexSchema, TypedDataSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

export const SignMessageParamsSchema = z.object({ message: z.string().max(100_000) })

export const SignTypedMessageParamsSchema = z.object({ typedData: TypedDataSchema })

export type SignTypedMessageParams = z.infer<typeof SignTypedMessageParamsSchema>

/** Off-chain: the message hash, and the signature once the threshold is reached. On-chain: the transaction. */
export const SignedMessageSchema = z.union([
  z.object({ messageHash: HashSchema, signature: HexSchema.optional() }),
  z.object({ safeTxHash: HashSchema }),
])

export type SignedMessage = z.infer<typeof SignedMessageSchema>

/** Undefined, null or empty while owners are missing. */
export const OffChainSignatureSchema = HexSchema.nullish()
  .or(z.literal(''))
  .transform((signature) => (signature && signature !== '0x' ? signature : undefined))
