import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { OperationSchema } from './CountSchema.ts'
import { HashSchema, HexSchema, SignatureHexSchema } from './HexSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

/** Body of estimation and preview: the call alone. */
export const TransactionCallRequestSchema = z.object({
  to: AddressSchema,
  value: UintStringSchema,
  data: HexSchema.nullable().default(null),
  operation: OperationSchema,
})

/** Body of `POST /v1/chains/{chainId}/transactions/{safe}/propose`. Every number that is hashed is text. */
export const ProposeRequestSchema = TransactionCallRequestSchema.extend({
  nonce: UintStringSchema,
  safeTxGas: UintStringSchema,
  baseGas: UintStringSchema,
  gasPrice: UintStringSchema,
  gasToken: AddressSchema,
  refundReceiver: AddressSchema.nullable().default(null),
  safeTxHash: HashSchema,
  sender: AddressSchema,
  /** Absent or null proposes without a confirmation. May be several signatures, packed. */
  signature: SignatureHexSchema.nullable().default(null),
  /** JSON text `{"url","name","note"}`. */
  origin: z.string().max(4096).nullable().default(null),
})

export type ProposeRequest = z.infer<typeof ProposeRequestSchema>

/** Body of `POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations`; mobile clients send `signedSafeTxHash`. */
export const ConfirmRequestSchema = z
  .object({ signature: SignatureHexSchema.optional(), signedSafeTxHash: SignatureHexSchema.optional() })
  .transform(({ signature, signedSafeTxHash }, context) => {
    const value = signature ?? signedSafeTxHash
    if (value !== undefined) return { signature: value }
    context.issues.push({ code: 'custom', message: 'A signature is required', input: undefined, path: ['signature'] })
    return z.NEVER
  })

/** Body of `DELETE /v1/chains/{chainId}/transactions/{safeTxHash}` */
export const DeleteTransactionRequestSchema = z.object({ signature: SignatureHexSchema })
