import type { ChainConfig } from '@countersign/protocol'
import { BaseError } from '@countersign/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { createRangeSize, type RangeSize } from './createRangeSize.ts'
import { createWatchList } from './createWatchList.ts'
import { followChain } from './followChain.ts'
import { type SyncStep, syncChain } from './syncChain.ts'
import { createTracer } from './trace/createTracer.ts'

export type CreateIndexerParameters = {
  chain: Pick<ChainConfig, 'id' | 'rpcUrls' | 'safeFactories' | 'safeSingletons' | 'startBlock'>
  client: ChainClient
  db: Kysely<Database>
  logger: Logger
  /** How many blocks before its creation a Safe is searched for tokens it was sent. @default 10000 */
  lookback?: number
  /** Milliseconds between looks at the node. @default 500 for a node on this machine, else 4000 */
  pollInterval?: number
  rangeSize?: RangeSize
  /** Depth to which every block is kept. @default 128 */
  reorgWindow?: number
  /** How long to wait before trying again to become the indexer of the chain. @default 1000 */
  takeoverInterval?: number
}

type IndexerStatus = {
  chainId: number
  headBlock: number | undefined
  indexedBlock: number | undefined
  /** Whether this process is the one that indexes the chain. */
  isActive: boolean
  lastError: unknown
}

export type Indexer = {
  /** Indexes everything there is, now. The chain lock is not asked for: writing twice is refused by the checkpoint. */
  runToHead: () => Promise<void>
  /** Follows the chain until `stop`. */
  start: () => void
  status: () => IndexerStatus
  stop: () => Promise<void>
}

const retriesOnMove = 10

/** Brings the facts of a chain into the database and keeps them true. */
export function createIndexer(parameters: CreateIndexerParameters): Indexer {
  const { chain, client, db, lookback = 10_000, rangeSize = createRangeSize(), reorgWindow = 128 } = parameters
  const logger = parameters.logger.child({ chainId: chain.id })
  const watchList = createWatchList({
    chainId: chain.id,
    db,
    factories: chain.safeFactories,
    singletons: chain.safeSingletons?.map(({ address }) => address),
  })
  const trace = createTracer({ client, logger })
  const status: IndexerStatus = {
    chainId: chain.id,
    headBlock: undefined,
    indexedBlock: undefined,
    isActive: false,
    lastError: undefined,
  }
  let isPrepared = false
  let tail: Promise<unknown> = Promise.resolve()
  let running: { stop: () => Promise<void> } | undefined

  /** The loop and `runToHead` take turns. */
  function exclusively<result>(work: () => Promise<result>): Promise<result> {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }

  async function prepare(): Promise<void> {
    if (isPrepared) return
    const actual = await client.getChainId()
    if (actual !== chain.id) throw new WrongChainError({ actual, expected: chain.id })
    await watchList.load()
    isPrepared = true
  }

  async function step(): Promise<SyncStep> {
    await prepare()
    const { startBlock } = chain
    const done = await syncChain({
      chainId: chain.id,
      client,
      db,
      logger,
      lookback,
      rangeSize,
      reorgWindow,
      startBlock,
      trace,
      watchList,
    })
    status.headBlock = done.head.number
    status.indexedBlock = done.indexed
    status.lastError = undefined
    return done
  }

  return {
    runToHead: () =>
      exclusively(async () => {
        for (let moves = 0; ; )
          try {
            if ((await step()).next !== 'continue') return
          } catch (error) {
            moves += 1
            if (!(error instanceof ChainMovedError) || moves > retriesOnMove) throw error
            isPrepared = false
          }
      }),
    start: () => {
      running ??= followChain({
        ...parameters,
        logger,
        onActive: (isActive) => {
          // Whoever indexed before us may have seen Safes that we have not.
          isPrepared = false
          status.isActive = isActive
        },
        onError: (error) => {
          isPrepared = false
          status.lastError = error
        },
        step: () => exclusively(step),
      })
    },
    status: () => ({ ...status }),
    stop: async () => {
      await running?.stop()
      running = undefined
      await tail
    },
  }
}

class WrongChainError extends BaseError {
  override readonly name = 'WrongChainError'
  readonly code = 'WRONG_CHAIN'
  constructor({ actual, expected }: { actual: number; expected: number }) {
    super(`The node of chain ${expected} answers for chain ${actual}.`, {
      metaMessages: ['Correct the RPC URL or the id of the chain in the chains file.'],
    })
  }
}
