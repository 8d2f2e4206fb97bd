import { AddressSchema, CountSchema, HashSchema, HexSchema, MessageContentSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { SignatureTypeSchema } from '../transactions/ServiceTransactionSchema.ts'

const DateSchema = z.iso.datetime()

/** An off-chain message in the dialect. */
export const ServiceMessageSchema = z.object({
  confirmations: z.array(
    z.object({
      created: DateSchema,
      modified: DateSchema,
      owner: AddressSchema,
      signature: HexSchema,
      signatureType: SignatureTypeSchema,
    }),
  ),
  created: DateSchema,
  message: MessageContentSchema,
  messageHash: HashSchema,
  modified: DateSchema,
  origin: z.string(),
  /** What the owners signed so far, in the contract's order; whether it suffices is for the threshold to say. */
  preparedSignature: HexSchema.nullable(),
  proposedBy: AddressSchema,
  safe: AddressSchema,
  safeAppId: CountSchema.nullable(),
})

export type ServiceMessage = z.infer<typeof ServiceMessageSchema>
