import { safeAbi } from '@countersign/protocol'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import { readAbi } from '../abi/readAbi.ts'
import type { ExecutionCall } from '../TransactionContext.ts'

const [execution] = safeAbi.filter((item) => item.name === 'execTransaction')
if (!execution) throw new TypeError('Safes execute transactions.')
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
    const read = readAbi(input, { skip: 4 })
    const operation = Number(read.uint(3))
    if (operation !== 0 && operation !== 1) return undefined
    const transaction = {
      to: read.address(0),
      value: read.uint(1),
      data: read.bytes(2),
      operation,
      safeTxGas: read.uint(4),
      baseGas: read.uint(5),
      gasPrice: read.uint(6),
      gasToken: read.address(7),
      refundReceiver: read.address(8),
    } as const
    return { executor: from, safe: to, signatures: read.bytes(9), transaction }
  } catch {
    return undefined
  }
}
