import type { ChainConfig } from '@countersign/protocol/config'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { createFailureReport } from './createFailureReport.ts'
import { createWaker } from './createWaker.ts'
import { holdLease, type Lease } from './holdLease.ts'
import type { SyncStep } from './syncChain.ts'
import { watchHeads } from './watchHeads.ts'

export type FollowChainParameters = {
  /** Milliseconds that a node may be behind the index before that is reported: one of several may be. @default 10000 */
  behindTime?: number
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
  const {
    behindTime,
    chain,
    db,
    leaseLifetime,
    logger,
    mend,
    onActive,
    onError,
    step,
    takeoverInterval = 1_000,
  } = parameters
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
    const report = createFailureReport({ behindTime, chainId: chain.id, db, logger })
    let moves = 0
    while (!waker.isStopped()) {
      lease.check()
      try {
        const done = await step()
        delay = firstDelay
        moves = 0
        await report.onStep(done)
        if (done.next !== 'continue' && !(await mend())) await waker.sleep(pollInterval)
      } catch (error) {
        onError(error)
        if (error instanceof ChainMovedError && ++moves < mostMoves) {
          // Nodes behind one address disagree for a moment.
          await waker.sleep(moves * 20)
          continue
        }
        // Who was stopped for a while fails at what it was at, and must not say so of the one that has replaced it.
        lease.check()
        await report.onFailure(error)
        await waker.sleep(delay)
        delay = Math.min(delay * 2, longestDelay)
      }
    }
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
