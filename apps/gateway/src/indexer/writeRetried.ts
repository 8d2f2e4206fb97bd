import { sql, type Transaction } from 'kysely'
import { bumpCacheVersion } from '../db/queries/cacheVersions.ts'
import type { Database, Db } from '../db/schema.ts'
import { type Checkpoint, lockCheckpoint } from './Checkpoint.ts'
import type { Facts } from './Facts.ts'
import type { FailedTransaction } from './FailedTransaction.ts'
import { notifyTouched } from './notifyTouched.ts'
import type { DueTransaction, RetriedTransaction } from './readFailed.ts'
import { listChanged, writeBlocks, writeFacts, writeFailed, writeTokens } from './storeRange.ts'

export type WriteRetriedParameters = {
  chainId: number
  due: DueTransaction
  /** The checkpoint when the transaction was read. */
  expected: Checkpoint
  notifies: boolean
  retried: RetriedTransaction
}

/** Locks the checkpoint, so that no reorg happens between the check of the blocks and the facts. */
export async function writeRetried(
  db: Db,
  { chainId, due, expected, notifies, retried }: WriteRetriedParameters,
): Promise<Checkpoint> {
  const next = { ...expected, revision: expected.revision + 1 }
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected })
    await tx.updateTable('checkpoint').where('chain_id', '=', chainId).set({ revision: next.revision }).execute()
    await writeBlocks(tx, { blocks: retried.blocks, chainId })
    await writeFacts(tx, retried.facts, { isAmending: true })
    await writeTokens(tx, retried.tokens)
    await replaceFailed(tx, { chainId, due, failed: retried.failed })
    if (retried.hasNewLogs) await retryLater(tx, { chainId, due, facts: retried.facts })
    await bumpCacheVersion(tx, { chainId, safes: listChanged(retried) })
    if (notifies) await notifyTouched(tx, { block: due.block, chainId, touched: retried.facts.touched })
  })
  return next
}

/**
 * The contents of an L1 Safe's execution are found by its nonce, which is counted. Later executions that were decoded
 * with too low a count, and not found, are retried.
 */
async function retryLater(
  tx: Transaction<Database>,
  { chainId, due, facts }: { chainId: number; due: DueTransaction; facts: Facts },
): Promise<void> {
  const safes = [...new Set(facts.rows.multisig_execution.map(({ safe }) => safe))]
  if (safes.length === 0) return
  await sql`insert into failed_transaction (chain_id, block_number, transaction_hash, what, subject, reason)
    select distinct chain_id, block_number, transaction_hash, 'trace', '', 'executions before it were read late'
    from multisig_execution
    where chain_id = ${chainId} and safe = any(${safes} :: text[]) and source is null
      and block_number >= ${due.block} and transaction_hash <> ${due.hash}
    on conflict do nothing`.execute(tx)
}

/** Deletes what was read; what failed again keeps its number of tries. */
async function replaceFailed(
  tx: Transaction<Database>,
  { chainId, due, failed }: { chainId: number; due: DueTransaction; failed: readonly FailedTransaction[] },
): Promise<void> {
  const still = new Set(failed.map(({ subject, transaction_hash, what }) => `${transaction_hash}:${what}:${subject}`))
  const before = await tx
    .selectFrom('failed_transaction')
    .where('chain_id', '=', chainId)
    .where('block_number', '=', due.block)
    .where('transaction_hash', '=', due.hash)
    .select(['subject', 'what'])
    .execute()
  for (const { subject, what } of before)
    if (!still.has(`${due.hash}:${what}:${subject}`))
      await tx
        .deleteFrom('failed_transaction')
        .where('chain_id', '=', chainId)
        .where('block_number', '=', due.block)
        .where('transaction_hash', '=', due.hash)
        .where('what', '=', what)
        .where('subject', '=', subject)
        .execute()
  await writeFailed(tx, { chainId, failed })
}
