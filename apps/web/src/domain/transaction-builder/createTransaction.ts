import type { SafeTransaction } from '@countersign/protocol/hash'
import { type Address, type Hex, zeroAddress } from 'viem'

/** One call of the Safe. */
export type Call = {
  to: Address
  value: bigint
  data: Hex
  /** 1 is a delegatecall: only to MultiSendCallOnly. @default 0 */
  operation?: 0 | 1
}

/** Never with refund fields: the executor pays the fee. */
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
