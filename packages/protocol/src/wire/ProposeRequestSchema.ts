import { z } from 'zod'
import {
  AddressSchema,
  CountSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  SignatureHexSchema,
  UintStringSchema,
} from './primitives.ts'

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

/** `GET /v1/chains/{chainId}/safes/{safe}/nonces` */
export const NoncesSchema = z.object({ currentNonce: CountSchema, recommendedNonce: CountSchema })

export type Nonces = z.infer<typeof NoncesSchema>

/** Answer of `POST /v2/chains/{chainId}/safes/{safe}/multisig-transactions/estimations` */
export const EstimationSchema = NoncesSchema.extend({ safeTxGas: UintStringSchema })

export type Estimation = z.infer<typeof EstimationSchema>
