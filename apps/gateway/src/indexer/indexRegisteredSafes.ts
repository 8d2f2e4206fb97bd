import { sql } from 'kysely'
import { type Address, type Hash, TransactionReceiptNotFoundError } from 'viem'
import type { Db } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import { type BlockHeader, ChainMovedError } from './ChainLog.ts'
import { type Checkpoint, findCheckpoint, lockCheckpoint } from './Checkpoint.ts'
import type { WatchList } from './createWatchList.ts'
import { createFailedTransaction } from './Facts.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { toNextTry } from './retryFailed.ts'
import { writeBlocks, writeFailed } from './storeRange.ts'

type RegisteredSafe = { hash: Hash; safe: Address; tries: number }

export type RegisteredSafesParameters = {
  chainId: number
  client: ChainClient
  db: Db
  logger: Logger
  watchList: WatchList
}

/**
 * Indexes registered Safes: created before the first indexed block, or by an unknown factory. The transaction that
 * created the Safe is stored as failed, and `retryFailed` reads it with everything that the Safe did since. A Safe whose
 * facts a reorg deleted is indexed again. Returns how many were due.
 */
export async function indexRegisteredSafes(
  { chainId, client, db, logger, watchList }: RegisteredSafesParameters,
  { max }: { max: number },
): Promise<number> {
  const due = await listDue(db, { chainId, max })
  if (due.length === 0) return 0
  const checkpoint = await findCheckpoint(db, chainId)
  if (!checkpoint) return 0
  // Another process may have registered them: from here on the list accepts them.
  await watchList.load()
  for (const registered of due) {
    await postpone(db, { registered, chainId })
    try {
      const block = await findBlock(client, registered.hash)
      if (block && block.number <= checkpoint.number) await addFailed(db, { registered, block, chainId, checkpoint })
    } catch (error) {
      logger.debug({ err: error, safe: registered.safe }, 'a registered Safe could not be indexed')
    }
  }
  return due.length
}

async function listDue(db: Db, { chainId, max }: { chainId: number; max: number }): Promise<RegisteredSafe[]> {
  const { rows } = await sql<RegisteredSafe>`
    select transaction_hash as hash, safe, tries from registered_safe
    where chain_id = ${chainId} and next_try_at <= clock_timestamp() and not exists (
      select from safe_creation
      where safe_creation.chain_id = registered_safe.chain_id and safe_creation.safe = registered_safe.safe)
    order by next_try_at limit ${max}`.execute(db)
  return rows
}

async function postpone(
  db: Db,
  { registered: { safe, tries }, chainId }: { registered: RegisteredSafe; chainId: number },
): Promise<void> {
  await db
    .updateTable('registered_safe')
    .set(toNextTry(tries))
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .execute()
}

/** A reorg may have moved the transaction to another block since it was registered. */
async function findBlock(client: ChainClient, hash: Hash): Promise<BlockHeader | undefined> {
  try {
    const { blockHash, blockNumber } = await client.getTransactionReceipt({ hash })
    const header = await fetchHeader(client, Number(blockNumber))
    return header?.hash === blockHash ? header : undefined
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}

type AddFailedParameters = { registered: RegisteredSafe; block: BlockHeader; chainId: number; checkpoint: Checkpoint }

/** Locks the checkpoint: a block that a reorg replaced meanwhile must not be stored again. */
async function addFailed(db: Db, { registered: { hash, safe }, block, chainId, checkpoint }: AddFailedParameters) {
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected: checkpoint })
    await writeBlocks(tx, { blocks: [{ ...block, hasFacts: true }], chainId })
    const failed = createFailedTransaction({
      block: block.number,
      error: 'a Safe was registered',
      hash,
      subject: safe,
      what: 'logs',
    })
    await writeFailed(tx, { chainId, failed: [failed] })
    const { numUpdatedRows } = await tx
      .updateTable('failed_transaction')
      .set({ next_try_at: sql<Date>`clock_timestamp()` })
      .where('chain_id', '=', chainId)
      .where('block_number', '=', block.number)
      .where('transaction_hash', '=', hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ChainMovedError({ chainId, what: `block ${block.number} was replaced` })
  })
}
