import { BaseError } from '@countersign/protocol/errors'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { serializeError } from '../lib/serializeError.ts'
import { HaltedError } from './assertIdentity.ts'
import { isNodeFailure } from './isNodeFailure.ts'
import type { SyncStep } from './syncChain.ts'

/**
 * The node does not have blocks that are indexed. It may be behind others, or the chain is shorter now: only another
 * block with the same number distinguishes the two, so nothing is changed.
 */
export type CreateFailureReportParameters = {
  /** Milliseconds that a node may be behind the index before that is reported: one of several may be. @default 10000 */
  behindTime?: number | undefined
  chainId: number
  db: Db
  logger: Logger
}

/** Records in the database and the log why the index of a chain stopped, and that it continues. */
export function createFailureReport({ behindTime = 10_000, chainId, db, logger }: CreateFailureReportParameters) {
  // The indexer before this one may have recorded a failure.
  let isFailing = true
  let isBehind = false
  let behindSince: number | undefined

  async function reportBehind({ head, indexed }: Pick<SyncStep, 'head' | 'indexed'>): Promise<void> {
    const error = new BaseError(
      'NODE_BEHIND',
      head.number < indexed
        ? `The node of chain ${chainId} is ${indexed - head.number} block(s) behind the index: its latest block is ${head.number}, but block ${indexed} is indexed.`
        : `The node of chain ${chainId} lacks block ${indexed}, which is indexed.`,
      {
        metaMessages: [
          'Indexing resumes when the node catches up, or when its next block shows that the chain was rolled back.',
        ],
      },
    )
    await recordFailure(db, { chainId, error })
    if (!isBehind) logger.error({ err: error }, 'the node is behind the index; indexing is paused')
    isBehind = true
    isFailing = true
  }

  return {
    onFailure: async (error: unknown) => {
      isFailing = true
      isBehind = false
      await recordFailure(db, { chainId, error })
      if (error instanceof HaltedError) logger.error({ err: error }, 'indexing halted')
      else if (isNodeFailure(error)) logger.warn({ err: error }, 'node request failed; retrying')
      else logger.error({ err: error }, 'indexing failed; retrying')
    },
    onStep: async (step: Pick<SyncStep, 'head' | 'indexed' | 'next'>) => {
      if (step.next === 'lagging') {
        behindSince ??= performance.now()
        if (performance.now() - behindSince >= behindTime) await reportBehind(step)
        return
      }
      behindSince = undefined
      if (isFailing) await recordFailure(db, { chainId, error: undefined })
      if (isBehind) logger.info({ head: step.head.number }, 'the node is no longer behind the index')
      isFailing = false
      isBehind = false
    },
  }
}

const maxFailureLength = 300

/** Records why the index does not continue, for `/ready` and `/metrics`; undefined when it does. */
export async function recordFailure(db: Db, { chainId, error }: { chainId: number; error: unknown }): Promise<void> {
  if (error === undefined) {
    await sql`update indexer set failing_since = null, failure_code = null, failure = null
      where chain_id = ${chainId} and failing_since is not null`.execute(db)
    return
  }
  const { code, message, name } = serializeError(error)
  // Everybody can read /ready: URLs of nodes are removed.
  const [sentence = ''] = message.replace(/\b\w+:\/\/\S+/g, '…').split('\n')
  await sql`insert into indexer (chain_id, failing_since, failure_code, failure)
    values (${chainId}, clock_timestamp(), ${String(code ?? name)}, ${sentence.slice(0, maxFailureLength)})
    on conflict (chain_id) do update set failing_since = coalesce(indexer.failing_since, excluded.failing_since),
      failure_code = excluded.failure_code, failure = excluded.failure`.execute(db)
}
