import { safeDeployments } from '@countersign/protocol/chain'
import { decodeCall, encodeMultiSend } from '@countersign/protocol/decode'
import { type Address, encodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import type { BatchCall } from './findRefusal.ts'

const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

/**
 * Encodes calls as one MultiSendCallOnly delegatecall, in order. Values are inside, so the outer value is 0. A single
 * call stays as it is.
 */
export function createBatchCall(calls: readonly BatchCall[], multiSend: Address): BatchCall {
  const [only, ...others] = calls
  if (only && others.length === 0) return { to: only.to, value: only.value, data: only.data }
  const packed: Hex = encodeMultiSend(calls.map(({ to, value, data }) => ({ to, value, data, operation: 0 })))
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] })
  return { to: multiSend, value: 0n, data, operation: 1 }
}

/** The calls of a batch; any other call is itself. */
export function unfoldCall(call: BatchCall): BatchCall[] {
  const { to, value, data, operation = 0 } = call
  const isBatch =
    operation === 1 &&
    safeDeployments.some(({ address, name }) => name === 'MultiSendCallOnly' && isAddressEqual(address, to))
  if (!isBatch) return [call]
  const { batch } = decodeCall({ to, value, data, operation })
  return batch?.ok && batch.calls.every((item) => item.operation === 0) ? batch.calls : [call]
}
