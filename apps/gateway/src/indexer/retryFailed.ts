import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { type Checkpoint, findCheckpoint } from './Checkpoint.ts'
import type { WatchList } from './createWatchList.ts'
import type { DueTransaction, RetriedTransaction } from './readFailed.ts'
import { writeRetried } from './writeRetried.ts'

export type RetryFailedParameters = {
  chainId: number
  db: Db
  logger: Logger
  notifies: boolean
  readFailed: (due: DueTransaction, checkpoint: Checkpoint) => Promise<RetriedTransaction>
  watchList: WatchList
}

/** Seconds to the next attempt: 15, 30, 60 … up to six hours. */
export const toRetryDelay = (tries: number) => Math.min(21_600, 15 * 2 ** Math.min(tries, 20))

/** Reads failed transactions again, one at a time, and stores what is found. Returns how many were due. */
export async function retryFailed(
  { chainId, db, logger, notifies, readFailed, watchList }: RetryFailedParameters,
  { most }: { most: number },
): Promise<number> {
  const dueTransactions = await listDue(db, { chainId, most })
  for (const due of dueTransactions) {
    await postpone(db, { chainId, due })
    try {
      const checkpoint = await findCheckpoint(db, chainId)
      if (!checkpoint) return 0
      if (!watchList.isOf(checkpoint)) await watchList.load()
      const retried = await readFailed(due, checkpoint)
      watchList.add(retried, await writeRetried(db, { chainId, due, expected: checkpoint, notifies, retried }))
      if (retried.failed.length === 0) logger.info({ block: due.block }, 'a failed transaction was read')
    } catch (error) {
      // A reorg deletes failed transactions with their block; any other failure is retried.
      logger.debug({ block: due.block, err: error }, 'a failed transaction could still not be read')
    }
  }
  return dueTransactions.length
}

async function listDue(db: Db, { chainId, most }: { chainId: number; most: number }): Promise<DueTransaction[]> {
  const { rows } = await sql<DueTransaction>`
    select block_number as block, transaction_hash as hash, max(tries) as tries from failed_transaction
    where chain_id = ${chainId} and next_try_at <= clock_timestamp()
    group by block_number, transaction_hash order by min(next_try_at) limit ${most}`.execute(db)
  return rows
}

/** Before the attempt: a transaction that crashes the process must not be the first one that the next process reads. */
async function postpone(db: Db, { chainId, due }: { chainId: number; due: DueTransaction }): Promise<void> {
  await db
    .updateTable('failed_transaction')
    .set({
      next_try_at: sql<Date>`clock_timestamp() + make_interval(secs => ${toRetryDelay(due.tries)})`,
      tries: sql`tries + 1`,
    })
    .where('chain_id', '=', chainId)
    .where('block_number', '=', due.block)
    .where('transaction_hash', '=', due.hash)
    .execute()
}
