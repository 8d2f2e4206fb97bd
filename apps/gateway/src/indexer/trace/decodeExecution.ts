import { safeAbi } from '@countersign/protocol/chain'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import { readAbi } from '../abi/readAbi.ts'
import { readExecution } from '../abi/readExecution.ts'
import type { ExecutionCall } from '../TransactionContext.ts'

const [execution] = safeAbi.filter((item) => item.name === 'execTransaction')
if (!execution) throw new TypeError('Safes execute transactions.')
/** Computed once: a lookup in an ABI hashes it again, which takes longer than decoding the call. */
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
    const read = readExecution(readAbi(input, { skip: 4 }))
    return read && { executor: from, safe: to, ...read }
  } catch {
    return undefined
  }
}
