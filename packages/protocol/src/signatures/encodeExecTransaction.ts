import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])

type EncodeExecTransactionParameters = {
  transaction: SafeTransaction
  /** From `packSignatures`. */
  signatures: Hex
}

/** Calldata of `execTransaction`; without the nonce, because the Safe uses its current one. */
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

/** The body that a call of `execTransaction` carries; undefined for any other call. */
export function decodeExecTransaction(data: Hex): Omit<SafeTransaction, 'nonce'> | undefined {
  try {
    const { args } = decodeFunctionData({ abi, data })
    const [to, value, body, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = args
    if (operation !== 0 && operation !== 1) return undefined
    return { to, value, data: body, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
  } catch {
    return undefined
  }
}
