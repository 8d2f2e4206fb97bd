import type { ChainConfig } from '@countersign/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { createWaker } from './createWaker.ts'
import { HaltedError } from './HaltedError.ts'
import { holdLease, type Lease } from './holdLease.ts'
import { isNodeFailure } from './isNodeFailure.ts'
import { noteFailure } from './noteFailure.ts'
import type { SyncStep } from './syncChain.ts'
import { watchHeads } from './watchHeads.ts'

export type FollowChainParameters = {
  chain: Pick<ChainConfig, 'id' | 'rpcUrls'>
  db: Kysely<Database>
  /** Milliseconds after which an indexer that says nothing is replaced. */
  leaseLifetime?: number
  logger: Logger
  /** Milliseconds between tries while something fails. @default 30000 */
  longestDelay?: number
  /** Reads a place again that could not be read, or finds who signed long ago; true when there may be more. */
  mend: () => Promise<boolean>
  onActive: (isActive: boolean) => void
  onError: (error: unknown) => void
  pollInterval?: number
  step: () => Promise<SyncStep>
  takeoverInterval?: number
}

const firstDelay = 250
const defaultLongestDelay = 30_000
/** A chain that moves so often in a row does not move: something is wrong with its nodes. */
const mostMoves = 20
const localHosts = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Steps along the chain for as long as this process holds the chain's lease, and waits for it otherwise. */
export function followChain(parameters: FollowChainParameters): { stop: () => Promise<void> } {
  const { chain, db, leaseLifetime, logger, mend, onActive, onError, step, takeoverInterval = 1_000 } = parameters
  const pollInterval = parameters.pollInterval ?? choosePollInterval(chain)
  const longestDelay = parameters.longestDelay ?? defaultLongestDelay
  const waker = createWaker()
  const [socketUrl] = chain.rpcUrls.default.webSocket ?? []
  const stopWatching = socketUrl
    ? watchHeads({
        onError: (error) => logger.debug({ err: error }, 'the websocket failed; polling meanwhile'),
        onHead: waker.wake,
        url: socketUrl,
      })
    : undefined

  async function follow(lease: Lease): Promise<void> {
    onActive(true)
    logger.info('indexing the chain')
    let delay = firstDelay
    let isFailing = true
    let moves = 0
    while (!waker.isStopped()) {
      lease.check()
      try {
        const { next } = await step()
        delay = firstDelay
        moves = 0
        if (isFailing) await noteFailure(db, { chainId: chain.id, error: undefined })
        isFailing = false
        if (next !== 'continue' && !(await mend())) await waker.sleep(pollInterval)
      } catch (error) {
        onError(error)
        if (error instanceof ChainMovedError && ++moves < mostMoves) {
          // Nodes behind one address disagree for a moment.
          await waker.sleep(moves * 20)
          continue
        }
        // Who was stopped for a while fails at what it was at, and must not say so of the one that has replaced it.
        lease.check()
        isFailing = true
        await noteFailure(db, { chainId: chain.id, error })
        report(error)
        await waker.sleep(delay)
        delay = Math.min(delay * 2, longestDelay)
      }
    }
  }

  /** What passes by itself is tried again soon; what does not (a fault of ours) too, but everybody shall see it. */
  function report(error: unknown): void {
    if (error instanceof HaltedError) logger.error({ err: error }, 'indexing has halted and nothing is changed')
    else if (isNodeFailure(error)) logger.warn({ err: error }, 'the node failed; trying again')
    else logger.error({ err: error }, 'indexing failed; trying again')
  }

  async function run(): Promise<void> {
    while (!waker.isStopped()) {
      try {
        await holdLease(db, { chainId: chain.id, ...(leaseLifetime ? { lifetime: leaseLifetime } : {}) }, follow)
      } catch (error) {
        onError(error)
        logger.warn({ err: error }, 'the lease of the chain was lost; trying again')
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
