import { calculateSafeTransactionHash } from '@safe-global/protocol-kit'
import type { Address } from 'viem'
import type { SafeTransaction } from '../src/hash/hashSafeTransaction.ts'

/** protocol-kit's form of a transaction: amounts as text. */
export function toKitTransaction(transaction: SafeTransaction) {
  return {
    ...transaction,
    baseGas: `${transaction.baseGas}`,
    gasPrice: `${transaction.gasPrice}`,
    // The kit types it as a number, but hashes what it is given.
    nonce: transaction.nonce as unknown as number,
    safeTxGas: `${transaction.safeTxGas}`,
    value: `${transaction.value}`,
  }
}

export type KitParameters = { chainId: number; safe: Address; version: string }

/** The safeTxHash as protocol-kit computes it. */
export function hashWithKit(
  transaction: ReturnType<typeof toKitTransaction>,
  { chainId, safe, version }: KitParameters,
): string {
  return calculateSafeTransactionHash(safe, transaction, version, BigInt(chainId))
}
