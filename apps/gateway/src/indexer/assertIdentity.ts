import { type Kysely, sql } from 'kysely'
import type { Hash } from 'viem'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { WrongChainError, WrongHistoryError } from './HaltedError.ts'

export type AssertIdentityParameters = { chainId: number; client: ChainClient; db: Kysely<Database> }

/**
 * The node is one of the chain that is indexed: by its id, and by its first block, which no reorganisation replaces. The
 * first block is kept when it is first seen.
 *
 * @throws HaltedError
 */
export async function assertIdentity({ chainId, client, db }: AssertIdentityParameters): Promise<void> {
  // Of one moment, so that they travel together: behind one address may be nodes of several chains.
  const [actual, genesis] = await Promise.all([client.getChainId(), fetchHeader(client, 0)])
  if (actual !== chainId) throw new WrongChainError({ actual, expected: chainId })
  // Some nodes have forgotten how their chain began; nothing can be compared then.
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

async function findGenesis(db: Kysely<Database>, chainId: number): Promise<Hash | undefined> {
  const found = await db.selectFrom('indexer').where('chain_id', '=', chainId).select('genesis_hash').executeTakeFirst()
  return found?.genesis_hash ?? undefined
}

/** An index from before first blocks were kept gets its own only from a node that has the block up to which it was made. */
async function hasCheckpoint(
  db: Kysely<Database>,
  { chainId, client }: { chainId: number; client: ChainClient },
): Promise<boolean> {
  const checkpoint = await db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select(['block_hash', 'block_number'])
    .executeTakeFirst()
  if (!checkpoint) return true
  return (await fetchHeader(client, checkpoint.block_number))?.hash === checkpoint.block_hash
}
