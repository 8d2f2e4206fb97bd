import type { Address } from 'viem'
import type { CallFrame } from './CallFrame.ts'

export type ValueCall = {
  /** The trace address: places of the calls from the outermost inwards. */
  position: string
  to: Address
  value: bigint
}

/** The native coin that left a Safe within a transaction. What a failed call did was undone. */
export function listValueCalls(frame: CallFrame, safe: Address, path: readonly number[] = []): ValueCall[] {
  if (frame.hasFailed) return []
  const own =
    frame.type === 'CALL' && frame.from === safe && frame.value > 0n && frame.to !== undefined
      ? [{ position: path.join(','), to: frame.to, value: frame.value }]
      : []
  return [...own, ...frame.calls.flatMap((call, index) => listValueCalls(call, safe, [...path, index]))]
}
