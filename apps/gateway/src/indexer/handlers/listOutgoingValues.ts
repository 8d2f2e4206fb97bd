import { decodeMultiSend } from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { ValueCall } from '../ChainTransaction.ts'

const abi = parseAbi(['function multiSend(bytes transactions)'])
const deepestBatch = 4

type Call = Pick<SafeTransaction, 'data' | 'operation' | 'to' | 'value'>

/**
 * The native coin that a successful execution sent from its Safe, batches included. Undefined when it ran other code by
 * delegatecall: only a trace shows what that did.
 */
export function listOutgoingValues(
  { data, operation, to, value }: Call,
  /** The suffix of the transfer's id: log index of the execution, and index in the batch. */
  place: number | string = 0,
  depth = deepestBatch,
): ValueCall[] | undefined {
  const position = `${place}`
  if (operation === 0) return value > 0n ? [{ position, to, value }] : []
  const calls = depth > 0 ? decodeBatch(data) : undefined
  if (!calls) return undefined
  const values: ValueCall[] = []
  for (const [index, call] of calls.entries()) {
    const inner = listOutgoingValues(call, `${position},${index}`, depth - 1)
    if (!inner) return undefined
    for (const sent of inner) values.push(sent)
  }
  return values
}

function decodeBatch(data: Hex): Call[] | undefined {
  try {
    const { args } = decodeFunctionData({ abi, data })
    const batch = decodeMultiSend(args[0])
    return batch.ok ? batch.calls : undefined
  } catch {
    return undefined
  }
}
