import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])

export type EncodeExecTransactionParameters = {
  transaction: SafeTransaction
  /** From `packSignatures`. */
  signatures: Hex
}

/** Calldata of `execTransaction`; the nonce is not in it, the Safe takes its current one. */
export function encodeExecTransaction({ signatures, transaction }: EncodeExecTransactionParameters): Hex {
  return encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [
      transaction.to,
      transaction.value,
      transaction.data,
      transaction.operation,
      transaction.safeTxGas,
      transaction.baseGas,
      transaction.gasPrice,
      transaction.gasToken,
      transaction.refundReceiver,
      signatures,
    ],
  })
}
