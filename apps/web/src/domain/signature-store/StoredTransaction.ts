import type { SafeTransaction } from '@countersign/protocol/hash'
import { AddressSchema, HexSchema, OperationSchema, UintStringSchema } from '@countersign/protocol/wire'
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
