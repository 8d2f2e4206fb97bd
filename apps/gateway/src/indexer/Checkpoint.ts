import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'

/** How far the index is. */
export type Checkpoint = Pick<BlockHeader, 'hash' | 'number'> & {
  /** Counts what was written. Places that are read late add Safes without another block; this tells it all the same. */
  revision: number
}

export async function findCheckpoint(db: Kysely<Database>, chainId: number): Promise<Checkpoint | undefined> {
  return selectCheckpoint(db, chainId).executeTakeFirst()
}

/** Two indexers are kept apart by a lease; should it fail, this keeps the second from writing over the first. */
export async function lockCheckpoint(
  tx: Transaction<Database>,
  { chainId, expected }: { chainId: number; expected: Checkpoint | undefined },
): Promise<void> {
  const found = await selectCheckpoint(tx, chainId).forUpdate().executeTakeFirst()
  if (!isSameCheckpoint(found, expected)) throw new ChainMovedError({ chainId, what: 'another indexer wrote first' })
}

export function isSameCheckpoint(one: Checkpoint | undefined, other: Checkpoint | undefined): boolean {
  return one?.hash === other?.hash && one?.number === other?.number && one?.revision === other?.revision
}

function selectCheckpoint(db: Kysely<Database>, chainId: number) {
  return db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select(['block_hash as hash', 'block_number as number', 'revision'])
}
