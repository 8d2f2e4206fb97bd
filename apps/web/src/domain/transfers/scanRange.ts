import type { SafeRange } from '@countersign/protocol/chain'
import { joinRanges } from './HistoryRecord.ts'

export type ScanRangeParameters = {
  /** Rejects ranges too wide for the node. */
  read: (range: { from: bigint; to: bigint }) => Promise<SafeRange>
  /** The oldest and the newest block. */
  from: bigint
  to: bigint
  signal: AbortSignal
  /** After each step: all blocks from `from` to the newest were read. */
  onStep: (step: { from: bigint; range: SafeRange }) => void
}

const firstWidth = 10_000n

export const emptyRange: SafeRange = { executions: [], isCreation: false, multiTransfers: [], transfers: [] }

/**
 * Reads blocks newest first in ranges that the node accepts: halves a rejected range, doubles an accepted one up to the
 * width that was rejected. Ends at the Safe's setup, at the oldest block, or when aborted.
 *
 * @throws what `read` throws for a single block
 */
export async function scanRange({ from, onStep, read, signal, to }: ScanRangeParameters): Promise<SafeRange> {
  let all = emptyRange
  let next = to
  let width = firstWidth
  let refused: bigint | undefined
  while (next >= from && !signal.aborted && !all.isCreation) {
    const first = next - width + 1n > from ? next - width + 1n : from
    const range = await read({ from: first, to: next }).catch((error: unknown) => {
      if (first === next) throw error
      return undefined
    })
    if (signal.aborted) break
    if (!range) {
      refused = next - first + 1n
      width = refused / 2n
      continue
    }
    all = joinRanges(all, range)
    next = first - 1n
    onStep({ from: first, range: all })
    const wider = width * 2n
    if (refused === undefined || wider < refused) width = wider
  }
  return all
}
