import type { SafeTransaction } from '@countersign/protocol/hash'
import {
  AddressSchema,
  HashSchema,
  HexSchema,
  MessageContentSchema,
  OperationSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'

/** A Safe transaction as stored: amounts as decimal strings, since JSON has no bigint. */
export const StoredTransactionSchema = z.object({
  to: AddressSchema,
  value: UintStringSchema,
  data: HexSchema,
  operation: OperationSchema,
  safeTxGas: UintStringSchema,
  baseGas: UintStringSchema,
  gasPrice: UintStringSchema,
  gasToken: AddressSchema,
  refundReceiver: AddressSchema,
  nonce: UintStringSchema,
})

export type StoredTransaction = z.infer<typeof StoredTransactionSchema>

export function toStored(transaction: SafeTransaction): StoredTransaction {
  const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = transaction
  return {
    ...rest,
    value: value.toString(),
    safeTxGas: safeTxGas.toString(),
    baseGas: baseGas.toString(),
    gasPrice: gasPrice.toString(),
    nonce: nonce.toString(),
  }
}

export function fromStored(stored: StoredTransaction): SafeTransaction {
  const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = stored
  return Object.freeze({
    ...rest,
    value: BigInt(value),
    safeTxGas: BigInt(safeTxGas),
    baseGas: BigInt(baseGas),
    gasPrice: BigInt(gasPrice),
    nonce: BigInt(nonce),
  })
}

const ConfirmationSchema = z.object({
  signer: AddressSchema,
  signature: HexSchema,
  /** `yours`: signed in this browser. `file`: imported by file, link or QR code. `earlier`: shown by the service before. */
  source: z.enum(['yours', 'file', 'earlier']),
  /** Unix milliseconds; 0 where the service showed it. */
  signedAt: z.number(),
  isDelivered: z.boolean(),
  /** Sent with a proposal: a signed note, or the app that requested the transaction. */
  origin: z.string().optional(),
})

const shared = {
  chainId: z.int().positive(),
  safe: AddressSchema,
  /** What owners sign: the safeTxHash or the hash of the Safe message. */
  hash: HashSchema,
  /** All verified. One per signer and source; `yours` first, then `file`, then `earlier`. */
  confirmations: z.array(ConfirmationSchema),
}

const TransactionRecordSchema = z.object({
  kind: z.literal('transaction'),
  ...shared,
  version: z.string(),
  transaction: StoredTransactionSchema,
})

const MessageRecordSchema = z.object({
  kind: z.literal('message'),
  ...shared,
  content: MessageContentSchema,
  /** Set where it was written or signed in this browser; without confirmations it is a draft. */
  createdAt: z.number().optional(),
})

export const SignableRecordSchema = z.discriminatedUnion('kind', [TransactionRecordSchema, MessageRecordSchema])

/** Newest last. `yours` and `file` are never evicted: a signature stays valid as long as its nonce. */
export const ConfirmationsSchema = z.array(SignableRecordSchema).readonly()

/** Storage keys of earlier versions, which had four stores. */
export const legacyKeys = ['ledger.v1', 'received.v1', 'cosignatures.v1', 'messages.v1'] as const

/** One record that is corrupt, or of a later version, does not affect the others. */
export function salvageConfirmations(stored: unknown): Confirmations | undefined {
  if (!Array.isArray(stored)) return undefined
  return stored.flatMap((record) => SignableRecordSchema.safeParse(record).data ?? [])
}

export type StoredConfirmation = z.infer<typeof ConfirmationSchema>
export type TransactionRecord = z.infer<typeof TransactionRecordSchema>
export type MessageRecord = z.infer<typeof MessageRecordSchema>
export type SignableRecord = z.infer<typeof SignableRecordSchema>
export type Confirmations = z.infer<typeof ConfirmationsSchema>
