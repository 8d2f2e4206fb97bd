import { type Address, type Hex, zeroAddress } from 'viem'

/** The hashed and signed fields, named as in the Safe contract. */
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

/** Fills the defaults of a plain call. */
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
