import type { IndexingFailure } from './findIndexingFailure.ts'
import type { IndexingStatus } from './findIndexingStatus.ts'

/** Milliseconds. An indexer without an answer of its node for this long, or failing for this long, is not ready. */
const allowedSilence = 60_000

export type IndexingState = {
  /** Whether an indexer follows the chain. */
  isFollowed: boolean
  /** Blocks between the head of the chain and the index; null when unknown. */
  lag: number | null
}

/**
 * Readiness and lag of an index. While the node does not answer, or has fewer blocks than are indexed, the head of the
 * chain is unknown: the lag is null, not 0.
 */
export function describeIndexing({
  failure,
  now = Date.now(),
  status,
}: {
  failure: Pick<IndexingFailure, 'code' | 'since'> | undefined
  now?: number
  status: Pick<IndexingStatus, 'blockNumber' | 'headNumber' | 'updatedAt'> | undefined
}): IndexingState {
  if (!status) return { isFollowed: false, lag: null }
  const isRecent = (time: Date) => now - time.getTime() < allowedSilence
  const isBehindIndex = failure?.code === 'NODE_BEHIND'
  const isHeard = isRecent(status.updatedAt) && !isBehindIndex
  return {
    isFollowed: isHeard && (!failure || isRecent(failure.since)),
    lag: isHeard ? Math.max(status.headNumber - status.blockNumber, 0) : null,
  }
}
