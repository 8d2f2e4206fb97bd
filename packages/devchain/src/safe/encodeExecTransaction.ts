import { encodeFunctionData, type Hex } from 'viem'
import { safeAbi } from '../contracts/safeAbi.ts'
import type { SafeTransaction } from './SafeTransaction.ts'

/** Calldata of `execTransaction`. */
export function encodeExecTransaction(transaction: SafeTransaction, signatures: Hex): Hex {
  const { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } = transaction
  return encodeFunctionData({
    abi: safeAbi,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
    functionName: 'execTransaction',
  })
}
