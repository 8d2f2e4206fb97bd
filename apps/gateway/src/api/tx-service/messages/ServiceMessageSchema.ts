import { AddressSchema, CountSchema, HashSchema, HexSchema, MessageContentSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { SignatureTypeSchema } from '../transactions/ServiceTransactionSchema.ts'

const DateSchema = z.iso.datetime()

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
  /** Signatures collected so far, sorted by owner; may be below the threshold. */
  preparedSignature: HexSchema.nullable(),
  proposedBy: AddressSchema,
  safe: AddressSchema,
  safeAppId: CountSchema.nullable(),
})

export type ServiceMessage = z.infer<typeof ServiceMessageSchema>
