import { sql, type Transaction } from 'kysely'
import { bumpCacheVersion, notifyTouched } from '../db/queries/cacheVersions.ts'
import type { Database, Db } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { type Checkpoint, findCheckpoint, lockCheckpoint } from './Checkpoint.ts'
import type { WatchList } from './createWatchList.ts'
import type { Facts, FailedTransaction } from './Facts.ts'
import type { DueTransaction, RetriedTransaction } from './readFailed.ts'
import { listChanged, writeBlocks, writeFacts, writeFailed, writeTokens } from './storeRange.ts'

type RetryFailedParameters = {
  chainId: number
  db: Db
  logger: Logger
  notifies: boolean
  readFailed: (due: DueTransaction, checkpoint: Checkpoint) => Promise<RetriedTransaction>
  watchList: WatchList
}

/** The next attempt is after 15, 30, 60 … seconds, up to six hours. */
export function toNextTry(tries: number) {
  const seconds = Math.min(21_600, 15 * 2 ** Math.min(tries, 20))
  return {
    next_try_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
    tries: sql<number>`tries + 1`,
  }
}

/** Reads failed transactions again, one at a time, and stores what is found. Returns how many were due. */
export async function retryFailed(
  { chainId, db, logger, notifies, readFailed, watchList }: RetryFailedParameters,
  { max }: { max: number },
): Promise<number> {
  const dueTransactions = await listDue(db, { chainId, max })
  for (const due of dueTransactions) {
    await postpone(db, { chainId, due })
    try {
      const checkpoint = await findCheckpoint(db, chainId)
      if (!checkpoint) return 0
      if (!watchList.isOf(checkpoint)) await watchList.load()
      const retried = await readFailed(due, checkpoint)
      watchList.add(retried, await writeRetried(db, { chainId, due, expected: checkpoint, notifies, retried }))
      if (retried.failed.length === 0) logger.info({ block: due.block }, 'a failed transaction is now indexed')
    } catch (error) {
      // A reorg deletes failed transactions with their block; any other failure is retried.
      logger.debug({ block: due.block, err: error }, 'a failed transaction could not be indexed; retrying later')
    }
  }
  return dueTransactions.length
}

async function listDue(db: Db, { chainId, max }: { chainId: number; max: number }): Promise<DueTransaction[]> {
  const { rows } = await sql<DueTransaction>`
    select block_number as block, transaction_hash as hash, max(tries) as tries from failed_transaction
    where chain_id = ${chainId} and next_try_at <= clock_timestamp()
    group by block_number, transaction_hash order by min(next_try_at) limit ${max}`.execute(db)
  return rows
}

/** Before the attempt: a transaction that crashes the process must not be the first one that the next process reads. */
async function postpone(db: Db, { chainId, due }: { chainId: number; due: DueTransaction }): Promise<void> {
  await db
    .updateTable('failed_transaction')
    .set(toNextTry(due.tries))
    .where('chain_id', '=', chainId)
    .where('block_number', '=', due.block)
    .where('transaction_hash', '=', due.hash)
    .execute()
}

type WriteRetriedParameters = {
  chainId: number
  due: DueTransaction
  /** The checkpoint when the transaction was read. */
  expected: Checkpoint
  notifies: boolean
  retried: RetriedTransaction
}

/** Locks the checkpoint, so that no reorg happens between the check of the blocks and the facts. */
async function writeRetried(db: Db, { chainId, due, expected, notifies, retried }: WriteRetriedParameters) {
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
