import { safeAbi } from '@countersign/protocol'
import { type Address, decodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import type { ExecutionCall } from '../TransactionContext.ts'

const abi = safeAbi.filter((item) => item.name === 'execTransaction')
const selectors = abi.map((item) => toFunctionSelector(item))

/** The contents of a call of `execTransaction`. */
export function decodeExecution({
  from,
  input,
  to,
}: {
  from: Address
  input: Hex
  to: Address
}): Omit<ExecutionCall, 'source'> | undefined {
  if (!selectors.some((selector) => input.startsWith(selector))) return undefined
  try {
    const { args } = decodeFunctionData({ abi, data: input })
    const [target, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = args
    if (operation !== 0 && operation !== 1) return undefined
    return {
      executor: from,
      safe: to,
      signatures,
      transaction: { to: target, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver },
    }
  } catch {
    return undefined
  }
}
