import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { HaltedError } from './HaltedError.ts'
import { isNodeFailure } from './isNodeFailure.ts'
import { NodeBehindError } from './NodeBehindError.ts'
import { recordFailure } from './recordFailure.ts'
import type { SyncStep } from './syncChain.ts'

export type CreateFailureReportParameters = {
  /** Milliseconds that a node may be behind the index before that is reported: one of several may be. @default 10000 */
  behindTime?: number | undefined
  chainId: number
  db: Kysely<Database>
  logger: Logger
}

/** Says in the database and the log what keeps the index of a chain from following it, and takes it back. */
export type FailureReport = {
  onFailure: (error: unknown) => Promise<void>
  onStep: (step: Pick<SyncStep, 'head' | 'indexed' | 'next'>) => Promise<void>
}

export function createFailureReport({
  behindTime = 10_000,
  chainId,
  db,
  logger,
}: CreateFailureReportParameters): FailureReport {
  // Whoever indexed before may have left a failure.
  let isFailing = true
  let isBehind = false
  let behindSince: number | undefined

  async function reportBehind({ head, indexed }: Pick<SyncStep, 'head' | 'indexed'>): Promise<void> {
    const error = new NodeBehindError({ chainId, head: head.number, indexed })
    await recordFailure(db, { chainId, error })
    if (!isBehind) logger.error({ err: error }, 'the node is behind the index; nothing is changed')
    isBehind = true
    isFailing = true
  }

  return {
    onFailure: async (error) => {
      isFailing = true
      isBehind = false
      await recordFailure(db, { chainId, error })
      // What passes by itself is tried again soon; what does not (a fault of ours) too, but everybody shall see it.
      if (error instanceof HaltedError) logger.error({ err: error }, 'indexing has halted and nothing is changed')
      else if (isNodeFailure(error)) logger.warn({ err: error }, 'the node failed; trying again')
      else logger.error({ err: error }, 'indexing failed; trying again')
    },
    onStep: async (step) => {
      if (step.next === 'lagging') {
        behindSince ??= performance.now()
        if (performance.now() - behindSince >= behindTime) await reportBehind(step)
        return
      }
      behindSince = undefined
      if (isFailing) await recordFailure(db, { chainId, error: undefined })
      if (isBehind)
        logger.info({ head: step.head.number }, 'the node has the indexed blocks again, or others in their place')
      isFailing = false
      isBehind = false
    },
  }
}
