import { type Kysely, sql, type Transaction } from 'kysely'
import { bumpCacheVersion } from '../db/queries/bumpCacheVersion.ts'
import type { Database } from '../db/schema.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { type Checkpoint, lockCheckpoint } from './Checkpoint.ts'
import type { Facts } from './Facts.ts'
import type { FailedTransaction } from './FailedTransaction.ts'
import { notifyTouched } from './notifyTouched.ts'
import type { FailedTransactionRead, Retried } from './readFailed.ts'
import { listChanged, writeFacts, writeFailed, writeTokens } from './writeRange.ts'

export type WriteRetriedParameters = {
  chainId: number
  /** Where the index stood when the place was read. */
  expected: Checkpoint
  mended: Retried
  notifies: boolean
  place: FailedTransactionRead
}

/** Holds the checkpoint, so that no reorganisation comes between the look at the blocks and the facts. */
export async function writeRetried(
  db: Kysely<Database>,
  { chainId, expected, mended, notifies, place }: WriteRetriedParameters,
): Promise<Checkpoint> {
  const next = { ...expected, revision: expected.revision + 1 }
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected })
    await tx.updateTable('checkpoint').where('chain_id', '=', chainId).set({ revision: next.revision }).execute()
    await keepBlocks(tx, { blocks: mended.blocks, chainId })
    await writeFacts(tx, mended.facts, { isAmending: true })
    await writeTokens(tx, mended.tokens)
    await settle(tx, { chainId, place, unread: mended.unread })
    if (mended.isNews) await markForRetry(tx, { chainId, facts: mended.facts, place })
    await bumpCacheVersion(tx, { chainId, safes: listChanged(mended) })
    if (notifies) await notifyTouched(tx, { block: place.block, chainId, touched: mended.facts.touched })
  })
  return next
}

/** Blocks of facts must be there before them; another one in the place of a stored one is refused. */
export async function keepBlocks(
  tx: Transaction<Database>,
  { blocks, chainId }: { blocks: Retried['blocks']; chainId: number },
): Promise<void> {
  for (const block of blocks) {
    if (!block) continue
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('block')
      .values({
        chain_id: chainId,
        has_facts: true,
        hash: block.hash,
        number: block.number,
        parent_hash: block.parentHash,
        timestamp: block.timestamp,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['chain_id', 'number'])
          .doUpdateSet({ has_facts: true })
          .whereRef('block.hash', '=', 'excluded.hash'),
      )
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new ChainMovedError({ chainId, what: `block ${block.number} was replaced` })
  }
}

/**
 * What an L1 Safe executed is found by counting its nonces. Later executions that were looked for with too low a count,
 * and not found, are looked for again.
 */
async function markForRetry(
  tx: Transaction<Database>,
  { chainId, facts, place }: { chainId: number; facts: Facts; place: FailedTransactionRead },
): Promise<void> {
  const safes = [...new Set(facts.rows.multisig_execution.map(({ safe }) => safe))]
  if (safes.length === 0) return
  await sql`insert into failed_transaction (chain_id, block_number, transaction_hash, what, subject, reason)
    select distinct chain_id, block_number, transaction_hash, 'trace', '', 'executions before it were read late'
    from multisig_execution
    where chain_id = ${chainId} and safe = any(${safes} :: text[]) and source is null
      and block_number >= ${place.block} and transaction_hash <> ${place.hash}
    on conflict do nothing`.execute(tx)
}

/** What was read is no unread place any more; what was not keeps the count of its tries. */
async function settle(
  tx: Transaction<Database>,
  { chainId, place, unread }: { chainId: number; place: FailedTransactionRead; unread: readonly FailedTransaction[] },
): Promise<void> {
  const still = new Set(unread.map(({ subject, transaction_hash, what }) => `${transaction_hash}:${what}:${subject}`))
  const before = await tx
    .selectFrom('failed_transaction')
    .where('chain_id', '=', chainId)
    .where('block_number', '=', place.block)
    .where('transaction_hash', '=', place.hash)
    .select(['subject', 'what'])
    .execute()
  for (const { subject, what } of before)
    if (!still.has(`${place.hash}:${what}:${subject}`))
      await tx
        .deleteFrom('failed_transaction')
        .where('chain_id', '=', chainId)
        .where('block_number', '=', place.block)
        .where('transaction_hash', '=', place.hash)
        .where('what', '=', what)
        .where('subject', '=', subject)
        .execute()
  await writeFailed(tx, { chainId, places: unread })
}
