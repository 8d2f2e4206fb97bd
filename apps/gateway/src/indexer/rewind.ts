import { changeKinds } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address } from 'viem'
import { bumpCacheVersion } from '../db/queries/cacheVersions.ts'
import type { Db } from '../db/schema.ts'
import type { BlockHeader } from './ChainLog.ts'
import { type Checkpoint, lockCheckpoint } from './Checkpoint.ts'
import { notifyTouched } from './notifyTouched.ts'

export type RewindParameters = {
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
