import type { Address, Hex } from 'viem'

/** The ten fields that a Safe's owners sign. */
export type SafeTransaction = {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  /** Called `dataGas` before version 1.0.0. */
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}
