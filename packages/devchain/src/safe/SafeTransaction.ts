import { type Address, type Hex, zeroAddress } from 'viem'

/** The fields that are hashed and signed. Named as in the Safe contract. */
export type SafeTransaction = {
  baseGas: bigint
  data: Hex
  gasPrice: bigint
  gasToken: Address
  nonce: bigint
  operation: 0 | 1
  refundReceiver: Address
  safeTxGas: bigint
  to: Address
  value: bigint
}

/** Fills what a plain call leaves at zero. */
export function toSafeTransaction(
  partial: Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce' | 'to'>,
): SafeTransaction {
  return {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    value: 0n,
    ...partial,
  }
}
