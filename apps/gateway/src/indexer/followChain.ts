import type { ChainConfig } from '@countersign/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { createWaker } from './createWaker.ts'
import { type ChainLock, holdChainLock } from './holdChainLock.ts'
import { isNodeFailure } from './isNodeFailure.ts'
import type { SyncStep } from './syncChain.ts'
import { watchHeads } from './watchHeads.ts'

export type FollowChainParameters = {
  chain: Pick<ChainConfig, 'id' | 'rpcUrls'>
  db: Kysely<Database>
  logger: Logger
  onActive: (isActive: boolean) => void
  onError: (error: unknown) => void
  pollInterval?: number
  step: () => Promise<SyncStep>
  takeoverInterval?: number
}

const firstDelay = 250
const longestDelay = 30_000
const localHosts = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Steps along the chain for as long as this process holds the chain's lock, and waits for the lock otherwise. */
export function followChain(parameters: FollowChainParameters): { stop: () => Promise<void> } {
  const { chain, db, logger, onActive, onError, step, takeoverInterval = 1_000 } = parameters
  const pollInterval = parameters.pollInterval ?? choosePollInterval(chain)
  const waker = createWaker()
  const [socketUrl] = chain.rpcUrls.default.webSocket ?? []
  const stopWatching = socketUrl
    ? watchHeads({
        onError: (error) => logger.debug({ err: error }, 'the websocket failed; polling meanwhile'),
        onHead: waker.wake,
        url: socketUrl,
      })
    : undefined

  async function follow(lock: ChainLock): Promise<void> {
    onActive(true)
    logger.info('indexing the chain')
    let delay = firstDelay
    while (!waker.isStopped()) {
      await lock.check()
      try {
        const { next } = await step()
        delay = firstDelay
        if (next !== 'continue') await waker.sleep(pollInterval)
      } catch (error) {
        onError(error)
        delay = await recover(error, delay)
      }
    }
  }

  /** What passes by itself is tried again soon; what does not (a fault of ours) too, but everybody shall see it. */
  async function recover(error: unknown, delay: number): Promise<number> {
    if (error instanceof ChainMovedError) return firstDelay
    if (isNodeFailure(error)) logger.warn({ err: error }, 'the node failed; trying again')
    else logger.error({ err: error }, 'indexing failed; trying again')
    await waker.sleep(delay)
    return Math.min(delay * 2, longestDelay)
  }

  async function run(): Promise<void> {
    while (!waker.isStopped()) {
      try {
        await holdChainLock(db, chain.id, follow)
      } catch (error) {
        onError(error)
        logger.warn({ err: error }, 'the lock of the chain was lost; trying again')
      }
      onActive(false)
      if (!waker.isStopped()) await waker.sleep(takeoverInterval)
    }
  }

  const finished = run()
  return {
    stop: async () => {
      waker.stop()
      await stopWatching?.()
      await finished
    },
  }
}

/** A node on this machine costs nothing to ask, and a page shall learn of a change within a second. */
function choosePollInterval({ rpcUrls }: Pick<ChainConfig, 'rpcUrls'>): number {
  const [url] = [...rpcUrls.default.http, ...(rpcUrls.default.webSocket ?? [])]
  return url && localHosts.has(new URL(url).hostname) ? 500 : 4_000
}
