import type { NotNull } from 'kysely'
import type { Hash } from 'viem'
import type { Db } from '../schema.ts'

/** How far a chain is indexed, by whichever process, and what failed. */
export type IndexingStatus = {
  blockHash: Hash
  blockNumber: number
  /** Seconds. */
  blockTimestamp: number
  headNumber: number
  headTimestamp: number
  /** Transactions that could not be read yet. */
  unreadPlaces: number
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
        .as('unreadPlaces'),
    ])
    .$narrowType<{ unreadPlaces: NotNull }>()
    .executeTakeFirst()
}
