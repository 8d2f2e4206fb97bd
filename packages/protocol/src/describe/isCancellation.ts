import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Call } from '../decode/decodeMultiSend.ts'

export type RefundFields = {
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  safeTxGas: bigint
}

export type IsCancellationParameters = { safe: Address; transaction: Call & Partial<RefundFields> }

/**
 * Whether a transaction only uses its nonce: an empty call of the Safe to itself without refund. A "rejection" that
 * fails this test is a disguised transaction.
 */
export function isCancellation({ safe, transaction }: IsCancellationParameters): boolean {
  const { data, operation, to, value } = transaction
  return operation === 0 && value === 0n && data === '0x' && isAddressEqual(to, safe) && !hasRefund(transaction)
}

/** Whether a field makes the Safe refund the executor. A gas limit alone refunds nothing. */
export function hasRefund(fields: Partial<RefundFields>): boolean {
  const { baseGas = 0n, gasPrice = 0n, gasToken = zeroAddress, refundReceiver = zeroAddress } = fields
  return baseGas !== 0n || gasPrice !== 0n || gasToken !== zeroAddress || refundReceiver !== zeroAddress
}
