import type { SafeRange } from '@countersign/protocol/chain'
import { joinRanges } from './HistoryRecord.ts'

export type ScanRangeParameters = {
  /** Rejects what is too wide for the node. */
  read: (range: { from: bigint; to: bigint }) => Promise<SafeRange>
  /** The oldest block of interest, and the newest. */
  from: bigint
  to: bigint
  signal: AbortSignal
  /** After each step: all blocks from here to the newest were read. */
  onStep: (step: { from: bigint; range: SafeRange }) => void
}

const firstWidth = 10_000n

export const emptyRange: SafeRange = { executions: [], isCreation: false, multiTransfers: [], transfers: [] }

/**
 * Reads a range of blocks newest first, in steps that the node takes: one that it refuses is halved, one that it answers
 * doubled, as long as it refused none so wide. It ends where the Safe was set up, at the oldest block, or when told to.
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
