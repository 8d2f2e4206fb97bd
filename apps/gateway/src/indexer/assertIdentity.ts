import { sql } from 'kysely'
import type { Hash } from 'viem'
import type { Db } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { WrongChainError, WrongHistoryError } from './HaltedError.ts'

export type AssertIdentityParameters = { chainId: number; client: ChainClient; db: Db }

/**
 * Compares chain id and genesis block with the indexed chain: no reorg replaces the genesis block. It is stored when it
 * is first seen.
 *
 * @throws HaltedError
 */
export async function assertIdentity({ chainId, client, db }: AssertIdentityParameters): Promise<void> {
  // In one batch: nodes of several chains may be behind one URL.
  const [actual, genesis] = await Promise.all([client.getChainId(), fetchHeader(client, 0)])
  if (actual !== chainId) throw new WrongChainError({ actual, expected: chainId })
  // Some nodes do not have the genesis block; nothing can be compared then.
  if (!genesis) return
  const known = await findGenesis(db, chainId)
  if (known === genesis.hash) return
  if (known) throw new WrongHistoryError({ chainId })
  if (!(await hasCheckpoint(db, { chainId, client }))) return
  await sql`insert into indexer (chain_id, genesis_hash) values (${chainId}, ${genesis.hash})
    on conflict (chain_id) do update set genesis_hash = coalesce(indexer.genesis_hash, excluded.genesis_hash)`.execute(
    db,
  )
}

async function findGenesis(db: Db, chainId: number): Promise<Hash | undefined> {
  const found = await db.selectFrom('indexer').where('chain_id', '=', chainId).select('genesis_hash').executeTakeFirst()
  return found?.genesis_hash ?? undefined
}

/** An index without a genesis hash accepts one only from a node that has the block of its checkpoint. */
async function hasCheckpoint(db: Db, { chainId, client }: { chainId: number; client: ChainClient }): Promise<boolean> {
  const checkpoint = await db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select(['block_hash', 'block_number'])
    .executeTakeFirst()
  if (!checkpoint) return true
  return (await fetchHeader(client, checkpoint.block_number))?.hash === checkpoint.block_hash
}
