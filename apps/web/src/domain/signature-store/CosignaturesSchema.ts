import { AddressSchema, HashSchema, HexSchema, MessageContentSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { StoredTransactionSchema } from './StoredTransaction.ts'

const SignatureSchema = z.object({ signer: AddressSchema, signature: HexSchema })

const CosignedTransactionSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  version: z.string(),
  safeTxHash: HashSchema,
  transaction: StoredTransactionSchema,
  signatures: z.array(SignatureSchema),
})

const CosignedMessageSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  messageHash: HashSchema,
  content: MessageContentSchema,
  signatures: z.array(SignatureSchema),
})

export type CosignedTransaction = z.infer<typeof CosignedTransactionSchema>
export type CosignedMessage = z.infer<typeof CosignedMessageSchema>

/**
 * Signatures that the service showed and that this browser verified against the owners on the chain. They count like
 * any other when the service does not show them any more. The newest are last.
 */
export const CosignaturesSchema = z.object({
  transactions: z.array(CosignedTransactionSchema),
  messages: z.array(CosignedMessageSchema),
})

export type Cosignatures = z.infer<typeof CosignaturesSchema>

export const noCosignatures: Cosignatures = { transactions: [], messages: [] }
