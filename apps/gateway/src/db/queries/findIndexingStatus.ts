import type { Kysely } from 'kysely'
import type { Hash } from 'viem'
import type { Database } from '../schema.ts'

/** How far a chain is indexed, whichever process does it. */
export type IndexingStatus = {
  blockHash: Hash
  blockNumber: number
  /** Seconds. */
  blockTimestamp: number
  headNumber: number
  headTimestamp: number
  /** When an indexer last heard from the node. */
  updatedAt: Date
}

export async function findIndexingStatus(
  db: Kysely<Database>,
  { chainId }: { chainId: number },
): Promise<IndexingStatus | undefined> {
  return db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select([
      'block_hash as blockHash',
      'block_number as blockNumber',
      'block_timestamp as blockTimestamp',
      'head_number as headNumber',
      'head_timestamp as headTimestamp',
      'updated_at as updatedAt',
    ])
    .executeTakeFirst()
}
