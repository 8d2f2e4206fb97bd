import type { Address } from 'viem'
import type { CallFrame } from './CallFrame.ts'

export type ValueCall = {
  /** The trace address: places of the calls from the outermost inwards. */
  position: string
  to: Address
  value: bigint
}

/** The native coin that left a Safe within a transaction. What a failed call did was undone. */
export function listValueCalls(frame: CallFrame, safe: Address): ValueCall[] {
  const found: ValueCall[] = []
  collect(frame, { found, path: [], safe })
  return found
}

function collect(
  frame: CallFrame,
  { found, path, safe }: { found: ValueCall[]; path: readonly number[]; safe: Address },
): void {
  if (frame.hasFailed) return
  if (frame.type === 'CALL' && frame.from === safe && frame.value > 0n && frame.to !== undefined)
    found.push({ position: path.join(','), to: frame.to, value: frame.value })
  for (const [index, call] of frame.calls.entries()) collect(call, { found, path: [...path, index], safe })
}
