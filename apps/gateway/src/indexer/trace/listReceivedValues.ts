import type { Address } from 'viem'
import type { CallFrame } from './CallFrame.ts'

export type ReceivedValue = { from: Address; value: bigint }

/** Ways in which coin comes to an address. A delegatecall only repeats the value of the call that it serves. */
const kinds = new Set(['CALL', 'SELFDESTRUCT'])

/** The native coin that came to a Safe within a transaction. What a failed call did was undone. */
export function listReceivedValues(frame: CallFrame, safe: Address): ReceivedValue[] {
  if (frame.hasFailed) return []
  const inner = frame.calls.flatMap((call) => listReceivedValues(call, safe))
  const isReceived = kinds.has(frame.type) && frame.to === safe && frame.from !== safe && frame.value > 0n
  return isReceived ? [{ from: frame.from, value: frame.value }, ...inner] : inner
}
