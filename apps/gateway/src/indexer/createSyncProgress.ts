import type { Logger } from '../lib/createLogger.ts'
import type { SyncStep } from './syncChain.ts'

/** Logs every few seconds how fast the index approaches the head. */
export type Progress = { note: (step: Pick<SyncStep, 'events' | 'head' | 'indexed'>) => void }

export type CreateProgressParameters = {
  logger: Pick<Logger, 'info'>
  /** Milliseconds. @default the computer's clock */
  now?: () => number
}

const interval = 10_000
/** Within so many blocks of the head nothing is logged. */
const fewBlocks = 1_000

export function createSyncProgress({ logger, now = () => performance.now() }: CreateProgressParameters): Progress {
  let since: { at: number; events: number; indexed: number } | undefined
  return {
    note: ({ events, head, indexed }) => {
      const left = head.number - indexed
      if (left < fewBlocks || !since || indexed < since.indexed) {
        since = left < fewBlocks ? undefined : { at: now(), events: 0, indexed }
        return
      }
      since.events += events
      const seconds = (now() - since.at) / 1_000
      if (seconds * 1_000 < interval) return
      const blocks = indexed - since.indexed
      logger.info(
        {
          block: indexed,
          blocksPerSecond: Math.round(blocks / seconds),
          eventsPerSecond: Math.round(since.events / seconds),
          head: head.number,
          secondsLeft: blocks > 0 ? Math.round((left * seconds) / blocks) : null,
        },
        'indexing progress',
      )
      since = { at: now(), events: 0, indexed }
    },
  }
}
