import { safeAbi } from '@countersign/protocol'
import { type Address, decodeAbiParameters, type Hex, toFunctionSelector } from 'viem'
import type { ExecutionCall } from '../TransactionContext.ts'

const [execution] = safeAbi.filter((item) => item.name === 'execTransaction')
if (!execution) throw new TypeError('Safes execute transactions.')
const { inputs } = execution
/** Once: to look a call up in an ABI is to hash the ABI again, which takes longer than to decode the call. */
const selector = toFunctionSelector(execution)

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
  if (!input.startsWith(selector)) return undefined
  try {
    const [target, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] =
      decodeAbiParameters(inputs, `0x${input.slice(selector.length)}`)
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
