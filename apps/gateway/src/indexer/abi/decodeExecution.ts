import { safeAbi } from '@countersign/protocol/chain'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import type { ExecutionCall } from '../ChainTransaction.ts'
import { readAbi } from './readAbi.ts'

/** The arguments of `execTransaction`, with which the event `SafeMultiSigTransaction` begins too. */
export function readExecution(
  read: ReturnType<typeof readAbi>,
): { signatures: Hex; transaction: Omit<SafeTransaction, 'nonce'> } | undefined {
  const operation = Number(read.uint(3))
  if (operation !== 0 && operation !== 1) return undefined
  return {
    signatures: read.bytes(9),
    transaction: {
      to: read.address(0),
      value: read.uint(1),
      data: read.bytes(2),
      operation,
      safeTxGas: read.uint(4),
      baseGas: read.uint(5),
      gasPrice: read.uint(6),
      gasToken: read.address(7),
      refundReceiver: read.address(8),
    },
  }
}

const [execution] = safeAbi.filter((item) => item.name === 'execTransaction')
if (!execution) throw new TypeError('Expected the calldata of execTransaction.')
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
