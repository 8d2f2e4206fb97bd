import type { ChainConfig } from '@countersign/protocol/config'
import { createPublicClient, webSocket } from 'viem'
import type { Db } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { ChainMovedError } from './ChainLog.ts'
import { createFailureReport } from './createFailureReport.ts'
import { holdLease, type Lease } from './holdLease.ts'
import type { SyncStep } from './syncChain.ts'

export type FollowChainParameters = {
  /** Milliseconds that a node may be behind the index before that is reported: one of several may be. @default 10000 */
  behindTime?: number
  chain: Pick<ChainConfig, 'id' | 'rpcUrls'>
  db: Db
  /** Milliseconds after which an indexer that does not renew its lease is replaced. @default 9000 */
  leaseLifetime?: number
  logger: Logger
  /** Longest delay between attempts while something fails. @default 30000 */
  maxDelay?: number
  /** Retries a failed transaction or recovers signers; true when there may be more. */
  retryFailed: () => Promise<boolean>
  onActive: (isActive: boolean) => void
  onError: (error: unknown) => void
  /** Milliseconds between requests for the head. @default 500 for a node on this machine, else 4000 */
  pollInterval?: number
  step: () => Promise<SyncStep>
  /** Milliseconds between attempts to acquire the lease. @default 1000 */
  takeoverInterval?: number
}

const firstDelay = 250
const defaultMaxDelay = 30_000
/** After so many ChainMovedErrors in a row the nodes are at fault. */
const maxMoves = 20
const localHosts = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Follows the chain while this process holds its lease, and waits for the lease otherwise. */
export function followChain(parameters: FollowChainParameters): { stop: () => Promise<void> } {
  const {
    behindTime,
    chain,
    db,
    leaseLifetime,
    logger,
    retryFailed,
    onActive,
    onError,
    step,
    takeoverInterval = 1_000,
  } = parameters
  const pollInterval = parameters.pollInterval ?? choosePollInterval(chain)
  const maxDelay = parameters.maxDelay ?? defaultMaxDelay
  const waker = createWaker()
  const [socketUrl] = chain.rpcUrls.default.webSocket ?? []
  const stopWatching = socketUrl
    ? watchHeads({
        onError: (error) => logger.debug({ err: error }, 'WebSocket failed; polling instead'),
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
        if (done.next !== 'continue' && !(await retryFailed())) await waker.sleep(pollInterval)
      } catch (error) {
        onError(error)
        if (error instanceof ChainMovedError && ++moves < maxMoves) {
          // Nodes behind one URL disagree for a moment.
          await waker.sleep(moves * 20)
          continue
        }
        // A process that was frozen and replaced must not record its failure over the new indexer's status.
        lease.check()
        await report.onFailure(error)
        await waker.sleep(delay)
        delay = Math.min(delay * 2, maxDelay)
      }
    }
  }

  async function run(): Promise<void> {
    while (!waker.isStopped()) {
      try {
        await holdLease(db, { chainId: chain.id, ...(leaseLifetime ? { lifetime: leaseLifetime } : {}) }, follow)
      } catch (error) {
        onError(error)
        logger.warn({ err: error }, 'lost the indexer lease; retrying')
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

/** A node on this machine costs nothing to poll, and pages should show changes within a second. */
function choosePollInterval({ rpcUrls }: Pick<ChainConfig, 'rpcUrls'>): number {
  const [url] = [...rpcUrls.default.http, ...(rpcUrls.default.webSocket ?? [])]
  return url && localHosts.has(new URL(url).hostname) ? 500 : 4_000
}

/** A sleep that an event ends. An event before the sleep ends the next one at once. */
function createWaker() {
  let isStopped = false
  let isAwake = false
  let end: (() => void) | undefined
  const wake = () => {
    isAwake = true
    end?.()
  }
  return {
    isStopped: () => isStopped,
    sleep: async (milliseconds: number) => {
      if (!isAwake && !isStopped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      end = undefined
      isAwake = false
    },
    /** Ends this sleep and all later ones. */
    stop: () => {
      isStopped = true
      end?.()
    },
    wake,
  }
}

/** Subscribes to new blocks. It may fail and recover at any time: the caller polls as well. */
function watchHeads({ onError, onHead, url }: { onError: (error: unknown) => void; onHead: () => void; url: string }) {
  const client = createPublicClient({
    transport: webSocket(url, { keepAlive: true, reconnect: { attempts: 1_000, delay: 2_000 } }),
  })
  let isStopped = false
  const subscription = client.transport
    .subscribe({ onData: () => onHead(), onError: (error: unknown) => onError(error), params: ['newHeads'] })
    .catch((error: unknown) => {
      if (!isStopped) onError(error)
      return undefined
    })
  return async () => {
    isStopped = true
    if (!(await subscription)) return
    // Closing ends the subscription; eth_unsubscribe could wait for a socket that is gone.
    const socket = await client.transport.getRpcClient()
    socket.close()
  }
}
