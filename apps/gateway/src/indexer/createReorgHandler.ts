import { changeKinds } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import { bumpCacheVersion, notifyTouched } from '../db/queries/cacheVersions.ts'
import type { Db } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import { assertIdentity, ReorganisationTooDeepError } from './assertIdentity.ts'
import type { BlockHeader } from './ChainLog.ts'
import { type Checkpoint, lockCheckpoint } from './Checkpoint.ts'
import { fetchHeader } from './fetchHeaders.ts'

type CreateReorgHandlerParameters = {
  chainId: number
  client: ChainClient
  db: Db
  logger: Logger
  /** A deeper reorg halts the index. */
  maxReorgDepth: number
  notifies: boolean
  startBlock: number
}

export type ReorgHandler = {
  /**
   * Whether the chain still has the indexed blocks. A node that does not have a block may be behind the others: only
   * another block with the same number is a reorg.
   */
  detect: (parameters: { checkpoint: Checkpoint; head: BlockHeader }) => Promise<'known' | 'lagging' | 'replaced'>
  /** Deletes replaced blocks; returns the newest block that is still indexed. */
  undo: (checkpoint: Checkpoint) => Promise<BlockHeader | undefined>
}

const firstStep = 8
const maxStep = 64

export function createReorgHandler(parameters: CreateReorgHandlerParameters): ReorgHandler {
  const { chainId, client, db, logger, maxReorgDepth, notifies, startBlock } = parameters

  function listStored({ below, limit, lowest = 0 }: { below: number; limit: number; lowest?: number }) {
    return db
      .selectFrom('block')
      .where('chain_id', '=', chainId)
      .where('number', '<', below)
      .where('number', '>=', lowest)
      .orderBy('number', 'desc')
      .limit(limit)
      .select(['hash', 'number'])
      .execute()
  }

  /** The newest stored block that the chain still has. Reorgs are short, so the search begins with few blocks. */
  async function findCommonAncestor({ from, lowest }: { from: number; lowest: number }) {
    let below = from + 1
    for (let step = firstStep; ; step = Math.min(step * 4, maxStep)) {
      const stored: { hash: Hash; number: number }[] = await listStored({ below, limit: step, lowest })
      const headers = await Promise.all(stored.map(({ number }) => fetchHeader(client, number)))
      const ancestor = headers.find((header, index) => header && header.hash === stored[index]?.hash)
      if (ancestor) return ancestor
      const last = stored.at(-1)
      if (!last) return undefined
      below = last.number
    }
  }

  return {
    detect: async ({ checkpoint, head }) => {
      if (head.number < checkpoint.number) {
        // Old blocks are stored only where they have facts.
        const [stored] = await listStored({ below: head.number + 1, limit: 1 })
        const found = stored?.number === head.number ? head : stored && (await fetchHeader(client, stored.number))
        return stored && found && found.hash !== stored.hash ? 'replaced' : 'lagging'
      }
      const header = head.number === checkpoint.number ? head : await fetchHeader(client, checkpoint.number)
      if (!header) return 'lagging'
      return header.hash === checkpoint.hash ? 'known' : 'replaced'
    },
    undo: async (checkpoint) => {
      const lowest = checkpoint.number - maxReorgDepth
      const ancestor = await findCommonAncestor({ from: checkpoint.number, lowest })
      if (!ancestor) {
        await assertIdentity({ chainId, client, db })
        // The index may have begun above the fork.
        if (startBlock < lowest)
          throw new ReorganisationTooDeepError({ block: checkpoint.number, chainId, depth: maxReorgDepth })
      }
      logger.warn({ ancestor: ancestor?.number ?? null, chainId, from: checkpoint.number }, 'the chain was reorganised')
      await rewind(db, { ancestor, chainId, expected: checkpoint, notifies })
      return ancestor
    },
  }
}

type RewindParameters = {
  /** Everything above it is deleted; without it, everything of the chain. */
  ancestor: BlockHeader | undefined
  chainId: number
  expected: Checkpoint
  notifies: boolean
}

/** Deletes replaced blocks with their facts. Proposals and confirmations stay, and are pending again. */
export async function rewind(db: Db, { ancestor, chainId, expected, notifies }: RewindParameters): Promise<void> {
  const last = ancestor?.number ?? -1
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected })
    const { rows } = await sql<{ safe: Address }>`
      select safe from safe_creation where chain_id = ${chainId} and block_number > ${last}
      union select safe from owner_event where chain_id = ${chainId} and block_number > ${last}
      union select safe from threshold_event where chain_id = ${chainId} and block_number > ${last}
      union select safe from module_event where chain_id = ${chainId} and block_number > ${last}
      union select safe from setting_event where chain_id = ${chainId} and block_number > ${last}
      union select safe from safe_transaction where chain_id = ${chainId} and block_number > ${last}
      union select safe from approved_hash where chain_id = ${chainId} and block_number > ${last}
      union select safe from executed_operation where chain_id = ${chainId} and block_number > ${last}
      union select safe from signed_message where chain_id = ${chainId} and block_number > ${last}`.execute(tx)
    // A proposal that is no longer executed is modified for those who follow the queue.
    await sql`update proposal set modified_at = clock_timestamp()
      where chain_id = ${chainId} and (safe, safe_tx_hash) in (
        select safe, safe_tx_hash from multisig_execution
        where chain_id = ${chainId} and block_number > ${last})`.execute(tx)
    await tx.deleteFrom('block').where('chain_id', '=', chainId).where('number', '>', last).execute()
    if (ancestor)
      await tx
        .updateTable('checkpoint')
        .set({
          block_hash: ancestor.hash,
          block_number: ancestor.number,
          block_timestamp: ancestor.timestamp,
          revision: expected.revision + 1,
          signers_block: sql<number>`least(signers_block, ${ancestor.number})`,
          updated_at: sql<Date>`clock_timestamp()`,
        })
        .where('chain_id', '=', chainId)
        .execute()
    else await tx.deleteFrom('checkpoint').where('chain_id', '=', chainId).execute()
    await bumpCacheVersion(tx, { chainId, safes: rows.map(({ safe }) => safe) })
    if (!notifies) return
    const everything = new Set(changeKinds)
    await notifyTouched(tx, {
      block: Math.max(last, 0),
      chainId,
      touched: new Map(rows.map(({ safe }) => [safe, everything])),
    })
  })
}
