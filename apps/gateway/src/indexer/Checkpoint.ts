import type { Transaction } from 'kysely'
import type { Database, Db } from '../db/schema.ts'
import { type BlockHeader, ChainMovedError } from './ChainLog.ts'

/** The last indexed block. */
export type Checkpoint = Pick<BlockHeader, 'hash' | 'number'> & {
  /** Incremented by every write: a retry adds Safes without a new block. */
  revision: number
}

export async function findCheckpoint(db: Db, chainId: number): Promise<Checkpoint | undefined> {
  return selectCheckpoint(db, chainId).executeTakeFirst()
}

/** A lease separates two indexers; should it fail, this prevents the second from writing. */
export async function lockCheckpoint(
  tx: Transaction<Database>,
  { chainId, expected }: { chainId: number; expected: Checkpoint | undefined },
): Promise<void> {
  const found = await selectCheckpoint(tx, chainId).forUpdate().executeTakeFirst()
  if (!isSameCheckpoint(found, expected))
    throw new ChainMovedError({ chainId, what: 'another indexer has written the checkpoint' })
}

export function isSameCheckpoint(one: Checkpoint | undefined, other: Checkpoint | undefined): boolean {
  return one?.hash === other?.hash && one?.number === other?.number && one?.revision === other?.revision
}

function selectCheckpoint(db: Db, chainId: number) {
  return db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select(['block_hash as hash', 'block_number as number', 'revision'])
}
