import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { StartBlockAboveHeadError } from './assertIdentity.ts'
import type { BlockHeader } from './ChainLog.ts'
import { findCheckpoint } from './Checkpoint.ts'
import type { Pipeline } from './createPipeline.ts'
import type { ReorgHandler } from './createReorgHandler.ts'
import type { WatchList } from './createWatchList.ts'
import type { KnownHead } from './fetchHeaders.ts'

export type SyncChainParameters = {
  chainId: number
  db: Db
  knownHead: KnownHead
  /** fetch → decode → store → checkpoint. */
  pipeline: Pipeline
  reorg: ReorgHandler
  startBlock: number
  watchList: WatchList
}

export type SyncStep = {
  /** How many logs were stored. */
  events: number
  head: BlockHeader
  indexed: number
  /** More blocks are there, or everything is indexed, or the node is behind the index. */
  next: 'continue' | 'lagging' | 'wait'
}

/** One step towards the head: a reorg is undone, or a range of blocks goes through the pipeline. */
export async function syncChain(parameters: SyncChainParameters): Promise<SyncStep> {
  const { chainId, db, knownHead, pipeline, reorg, startBlock, watchList } = parameters
  const checkpoint = await findCheckpoint(db, chainId)
  if (!watchList.isOf(checkpoint)) {
    // Prefetched ranges were filtered with the Safes of another checkpoint.
    pipeline.clear()
    await watchList.load()
  }
  const next = { from: checkpoint ? checkpoint.number + 1 : startBlock, parentHash: checkpoint?.hash }
  // A prefetched range is far from the head and compares its own parent: a head of the last seconds is enough for it.
  const recalled = checkpoint && pipeline.isPrefetched(next) ? knownHead.recall() : undefined
  const head = recalled ?? (await knownHead.fetch())
  if (checkpoint && !recalled) {
    // Before anything that can fail: how far the index is behind matters most then.
    await recordHead(db, chainId, head)
    const idle = { events: 0, head, indexed: checkpoint.number }
    if (checkpoint.hash === head.hash) return { ...idle, next: 'wait' }
    const state = await reorg.detect({ checkpoint, head })
    if (state === 'lagging') return { ...idle, next: 'lagging' }
    if (state === 'replaced') {
      const ancestor = await reorg.undo(checkpoint)
      await watchList.load()
      return { ...idle, indexed: ancestor?.number ?? startBlock - 1, next: 'continue' }
    }
  }
  if (!checkpoint && startBlock > head.number)
    throw new StartBlockAboveHeadError({ chainId, head: head.number, startBlock })
  if (next.from > head.number) return { events: 0, head, indexed: next.from - 1, next: 'wait' }
  const { events, last } = await pipeline.run({ ...next, checkpoint, head })
  return { events, head, indexed: last.number, next: last.number < head.number ? 'continue' : 'wait' }
}

/** For those who ask whether the index is alive; at most once per second. */
async function recordHead(db: Db, chainId: number, head: BlockHeader): Promise<void> {
  await sql`update checkpoint
    set head_number = greatest(block_number, ${head.number}), head_timestamp = greatest(block_timestamp, ${head.timestamp}),
      updated_at = clock_timestamp()
    where chain_id = ${chainId} and updated_at < clock_timestamp() - interval '1 second'`.execute(db)
}
