import type { SafeTransaction } from '@countersign/protocol/hash'
import { type Address, type Hex, zeroAddress } from 'viem'

/** What a form makes: one call of the Safe. */
export type Call = {
  to: Address
  value: bigint
  data: Hex
  /** 1 is a delegatecall: only to MultiSendCallOnly. @default 0 */
  operation?: 0 | 1
}

/** No refund fields, ever: executing is paid by whoever executes. */
export function createTransaction({ to, value, data, operation = 0 }: Call, nonce: bigint): SafeTransaction {
  return Object.freeze({
    to,
    value,
    data,
    operation,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  })
}
