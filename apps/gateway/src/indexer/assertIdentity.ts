import { BaseError } from '@countersign/protocol/errors'
import { sql } from 'kysely'
import type { Hash } from 'viem'
import type { Db } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { fetchHeader } from './fetchHeaders.ts'

/** The node returns another chain than the indexed one. Nothing is changed until that is corrected. */
export class HaltedError extends BaseError {}

class WrongChainError extends HaltedError {
  constructor({ actual, expected }: { actual: number; expected: number }) {
    super('WRONG_CHAIN', `The node configured for chain ${expected} serves chain ${actual}.`, {
      metaMessages: ['Correct the RPC URL or the id of the chain in the chains file.'],
    })
  }
}

class WrongHistoryError extends HaltedError {
  constructor({ chainId }: { chainId: number }) {
    super('WRONG_HISTORY', `The node of chain ${chainId} has another genesis block than the indexed chain.`, {
      metaMessages: [
        'Correct the RPC URL. If the chain was reset, start with an empty database, or delete the rows of the chain from the tables block, checkpoint and indexer.',
      ],
    })
  }
}

export class ReorganisationTooDeepError extends HaltedError {
  constructor({ block, chainId, depth }: { block: number; chainId: number; depth: number }) {
    super(
      'REORGANISATION_TOO_DEEP',
      `Chain ${chainId} was reorganised deeper than ${depth} blocks below block ${block}.`,
      {
        metaMessages: [
          'Nothing was changed. Correct the RPC URL, or raise COUNTERSIGN_MAX_REORG if the reorganisation is genuine.',
        ],
      },
    )
  }
}

/** Without a checkpoint the first block to index is the configured one: a node that does not have it gives nothing. */
export class StartBlockAboveHeadError extends HaltedError {
  constructor({ chainId, head, startBlock }: { chainId: number; head: number; startBlock: number }) {
    // One line: `/ready` and the database hold the first.
    super(
      'START_BLOCK_ABOVE_HEAD',
      `Chain ${chainId} is not indexed: startBlock is ${startBlock}, but the latest block of the node is ${head}. Set startBlock in the chains file to the block of the first Safe, or to 0. If the node is still syncing, wait.`,
    )
  }
}

type AssertIdentityParameters = { chainId: number; client: ChainClient; db: Db }

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
