import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import type { RangeSize } from './createRangeSize.ts'
import { fetchHead, fetchHeader } from './fetchHeaders.ts'
import { findCommonAncestor } from './findCommonAncestor.ts'
import { type Range, type RangeReader, readRange } from './readRange.ts'
import { rewind } from './rewind.ts'
import { type Checkpoint, writeRange } from './writeRange.ts'

export type SyncChainParameters = RangeReader & {
  rangeSize: RangeSize
  /** So many blocks behind the head every block is kept, to notice which one was replaced. */
  reorgWindow: number
  startBlock: number
}

export type SyncStep = {
  head: BlockHeader
  indexed: number
  /** What to do next: more blocks wait, or everything is indexed, or the node is behind what we have seen. */
  next: 'continue' | 'lagging' | 'wait'
}

/** One step towards the head: a range of blocks, or the undoing of replaced ones. */
export async function syncChain(parameters: SyncChainParameters): Promise<SyncStep> {
  const { chainId, client, db, startBlock } = parameters
  const head = await fetchHead(client)
  const checkpoint = await findCheckpoint(db, chainId)
  if (checkpoint && checkpoint.hash === head.hash) {
    await noteHead(db, chainId, head)
    return { head, indexed: checkpoint.number, next: 'wait' }
  }
  if (checkpoint && head.number < checkpoint.number && (await isStored(db, chainId, head)))
    return { head, indexed: checkpoint.number, next: 'lagging' }
  if (checkpoint && (await fetchHeader(client, checkpoint.number))?.hash !== checkpoint.hash) {
    const ancestor = await undo(parameters, checkpoint)
    return { head, indexed: ancestor?.number ?? startBlock - 1, next: 'continue' }
  }
  const from = checkpoint ? checkpoint.number + 1 : startBlock
  if (from > head.number) return { head, indexed: from - 1, next: 'wait' }
  const last = await indexRange(parameters, { checkpoint, from, head })
  return { head, indexed: last, next: last < head.number ? 'continue' : 'wait' }
}

/** Goes back to what the chain still has. */
async function undo(
  { chainId, client, db, logger, watchList }: SyncChainParameters,
  checkpoint: Checkpoint,
): Promise<BlockHeader | undefined> {
  const ancestor = await findCommonAncestor({ client, db }, { chainId, from: checkpoint.number })
  logger.warn({ ancestor: ancestor?.number ?? null, chainId, from: checkpoint.number }, 'the chain was reorganised')
  await rewind(db, { ancestor, chainId, expected: checkpoint })
  await watchList.load()
  return ancestor
}

async function indexRange(
  parameters: SyncChainParameters,
  { checkpoint, from, head }: { checkpoint: Checkpoint | undefined; from: number; head: BlockHeader },
): Promise<number> {
  const { chainId, db, rangeSize, reorgWindow, watchList } = parameters
  const started = Date.now()
  const range = await readLargestRange(parameters, { from, head })
  await writeRange(db, { chainId, expected: checkpoint, head, range })
  watchList.add(range.created)
  rangeSize.succeed(Date.now() - started)
  await prune(db, { below: range.last.number - 2 * reorgWindow, chainId })
  return range.last.number
}

/** Asks for fewer blocks until the node answers. Only a failure for a single block is one to report. */
async function readLargestRange(
  parameters: SyncChainParameters,
  { from, head }: { from: number; head: BlockHeader },
): Promise<Range> {
  const { logger, rangeSize, reorgWindow, startBlock } = parameters
  for (;;) {
    const to = Math.min(head.number, from + rangeSize.current() - 1)
    try {
      return await readRange(parameters, { from, keepFrom: head.number - reorgWindow, startBlock, to })
    } catch (error) {
      if (error instanceof ChainMovedError || to === from) throw error
      rangeSize.shrink(to - from + 1)
      logger.debug({ err: error, size: rangeSize.current() }, 'the node did not answer; asking for fewer blocks')
    }
  }
}

async function findCheckpoint(db: Kysely<Database>, chainId: number): Promise<Checkpoint | undefined> {
  return db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select(['block_hash as hash', 'block_number as number'])
    .executeTakeFirst()
}

async function isStored(db: Kysely<Database>, chainId: number, { hash, number }: BlockHeader): Promise<boolean> {
  const found = await db
    .selectFrom('block')
    .where('chain_id', '=', chainId)
    .where('number', '=', number)
    .where('hash', '=', hash)
    .select('number')
    .executeTakeFirst()
  return found !== undefined
}

/** Says that the node was heard, for those who ask whether the index is alive; not more often than they can notice. */
async function noteHead(db: Kysely<Database>, chainId: number, head: BlockHeader): Promise<void> {
  await sql`update checkpoint
    set head_number = ${head.number}, head_timestamp = ${head.timestamp}, updated_at = clock_timestamp()
    where chain_id = ${chainId} and updated_at < clock_timestamp() - interval '1 second'`.execute(db)
}

async function prune(db: Kysely<Database>, { below, chainId }: { below: number; chainId: number }): Promise<void> {
  await db
    .deleteFrom('block')
    .where('chain_id', '=', chainId)
    .where('has_facts', '=', false)
    .where('number', '<', below)
    .execute()
}
