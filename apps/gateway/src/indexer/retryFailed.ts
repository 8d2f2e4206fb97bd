import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findCheckpoint } from './Checkpoint.ts'
import { type FailedTransactionRead, type FailedTransactionReader, readFailed } from './readFailed.ts'
import { writeRetried } from './writeRetried.ts'

/** Seconds to the next try: 15, 30, 60 … up to six hours. */
const firstDelay = 15
const longestDelay = 21_600

/**
 * Reads places again that could not be read, one transaction of the chain at a time; what is found then is added as if it
 * had been there from the start. Returns how many were due.
 */
export async function retryFailed(parameters: FailedTransactionReader, { most = 5 } = {}): Promise<number> {
  const { chainId, db, logger, notifies, watchList } = parameters
  const due = await listDue(db, { chainId, most })
  for (const place of due) {
    await postpone(db, { chainId, place })
    try {
      const checkpoint = await findCheckpoint(db, chainId)
      if (!checkpoint) return 0
      if (!watchList.isOf(checkpoint)) await watchList.load()
      const mended = await readFailed(parameters, { checkpoint, place })
      watchList.add(mended, await writeRetried(db, { chainId, expected: checkpoint, mended, notifies, place }))
      if (mended.unread.length === 0) logger.info({ block: place.block }, 'a place that could not be read was read')
    } catch (error) {
      // A block that was replaced takes its places with it; all else is tried again.
      logger.debug({ block: place.block, err: error }, 'a place could still not be read')
    }
  }
  return due.length
}

async function listDue(
  db: Kysely<Database>,
  { chainId, most }: { chainId: number; most: number },
): Promise<FailedTransactionRead[]> {
  const { rows } = await sql<FailedTransactionRead>`
    select block_number as block, transaction_hash as hash, max(tries) as tries from failed_transaction
    where chain_id = ${chainId} and next_try_at <= clock_timestamp()
    group by block_number, transaction_hash order by min(next_try_at) limit ${most}`.execute(db)
  return rows
}

/** Before the try: one that ends the process must not be the first thing that the next one does. */
async function postpone(
  db: Kysely<Database>,
  { chainId, place }: { chainId: number; place: FailedTransactionRead },
): Promise<void> {
  const delay = Math.min(longestDelay, firstDelay * 2 ** Math.min(place.tries, 20))
  await db
    .updateTable('failed_transaction')
    .set({ next_try_at: sql<Date>`clock_timestamp() + make_interval(secs => ${delay})`, tries: sql`tries + 1` })
    .where('chain_id', '=', chainId)
    .where('block_number', '=', place.block)
    .where('transaction_hash', '=', place.hash)
    .execute()
}
