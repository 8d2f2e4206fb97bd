import type { IndexingFailure } from './findIndexingFailure.ts'
import type { IndexingStatus } from './findIndexingStatus.ts'

/** Milliseconds. An indexer that has not heard from its node for so long is not following it, nor is one that fails. */
const allowedSilence = 60_000

export type IndexingState = {
  /** Whether the chain is followed, as far as is known. */
  isFollowed: boolean
  /** Blocks between the head of the chain and the index; null when nobody knows. */
  lag: number | null
}

/**
 * How an index stands towards its chain. A node that is not heard, or that has fewer blocks than are indexed, does not
 * say what the head of the chain is: no lag is better than a lag of 0.
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
