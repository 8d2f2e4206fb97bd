import type { NotNull } from 'kysely'
import type { Hash } from 'viem'
import type { Db } from '../schema.ts'

/** How far a chain is indexed, by whichever process, and what failed. */
type IndexingStatus = {
  blockHash: Hash
  blockNumber: number
  /** Seconds. */
  blockTimestamp: number
  headNumber: number
  headTimestamp: number
  /** Transactions that could not be read yet. */
  failedTransactions: number
  /** Time of the node's last answer to an indexer. */
  updatedAt: Date
}

export async function findIndexingStatus(
  db: Db,
  { chainId }: { chainId: number },
): Promise<IndexingStatus | undefined> {
  return db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select((eb) => [
      'block_hash as blockHash',
      'block_number as blockNumber',
      'block_timestamp as blockTimestamp',
      'head_number as headNumber',
      'head_timestamp as headTimestamp',
      'updated_at as updatedAt',
      eb
        .selectFrom('failed_transaction')
        .where('failed_transaction.chain_id', '=', chainId)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('failedTransactions'),
    ])
    .$narrowType<{ failedTransactions: NotNull }>()
    .executeTakeFirst()
}

type IndexingFailure = { code: string | null; message: string | null; since: Date }

/** The failure of a chain's indexer, and since when; undefined while it works. */
export async function findIndexingFailure(
  db: Db,
  { chainId }: { chainId: number },
): Promise<IndexingFailure | undefined> {
  const found = await db
    .selectFrom('indexer')
    .where('chain_id', '=', chainId)
    .select(['failure_code as code', 'failure as message', 'failing_since as since'])
    .executeTakeFirst()
  return found?.since ? { ...found, since: found.since } : undefined
}

/** Milliseconds. An indexer without an answer of its node for this long, or failing for this long, is not ready. */
const allowedSilence = 60_000

type IndexingState = {
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
