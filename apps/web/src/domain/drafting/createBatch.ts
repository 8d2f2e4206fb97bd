import { encodeMultiSend } from '@countersign/protocol'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Call } from './createTransaction.ts'

const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

/** Plain calls as one: all of them happen, or none. One alone needs no contract to carry it. */
export function createBatch(calls: readonly Omit<Call, 'operation'>[], multiSend: Address): Call {
  const [only, ...others] = calls
  if (!only) throw new Error('A batch needs at least one call.')
  if (others.length === 0) return only
  const packed = encodeMultiSend(calls.map(({ to, value, data }) => ({ to, value, data, operation: 0 })))
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] })
  return { to: multiSend, value: 0n, data, operation: 1 }
}
