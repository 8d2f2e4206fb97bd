import type { ChainConfig } from '@countersign/protocol/config'
import { prepareKeccak256 } from '@countersign/protocol/hash'
import type { ChainClient } from '../lib/createChainClient.ts'
import { type RecoverMany, recoverHere } from '../lib/recoverSignatures.ts'
import { assertIdentity } from './assertIdentity.ts'
import { ChainMovedError } from './ChainLog.ts'
import { createPipeline } from './createPipeline.ts'
import { createRangeSize, type RangeSize, type Suspect } from './createRangeSize.ts'
import { createReorgHandler } from './createReorgHandler.ts'
import { createSyncProgress } from './createSyncProgress.ts'
import { createWatchList } from './createWatchList.ts'
import { decodeRange, type RangeDecoder } from './decodeRange.ts'
import { createKnownHead, getHeader } from './fetchHeaders.ts'
import { createSkipPolicy, fetchRange, type RangeFetcher, skipBlock } from './fetchRange.ts'
import { findSigners } from './findSigners.ts'
import { type FollowChainParameters, followChain } from './followChain.ts'
import { defaultIndexerLimits, type IndexerLimits } from './IndexerLimits.ts'
import { indexRegisteredSafes } from './indexRegisteredSafes.ts'
import { createLegacyReader } from './legacy/createLegacyReader.ts'
import { readFailed } from './readFailed.ts'
import { createPreviousReader } from './readPreviousState.ts'
import { retryFailed } from './retryFailed.ts'
import { storeRange } from './storeRange.ts'
import { type SyncStep, syncChain } from './syncChain.ts'
import { createTracer } from './trace/createTracer.ts'

export type CreateIndexerParameters = Omit<
  FollowChainParameters,
  'chain' | 'retryFailed' | 'onActive' | 'onError' | 'step'
> & {
  chain: Pick<ChainConfig, 'id' | 'rpcUrls' | 'safeFactories' | 'safeSingletons' | 'startBlock'>
  client: ChainClient
  limits?: Partial<IndexerLimits>
  /** How many blocks before its creation transfers to a Safe are searched for. @default 10000 */
  lookback?: number
  /** A deeper reorg halts the index. Down to this depth every block is stored. @default 256 */
  maxReorgDepth?: number
  /** Whether other processes are notified; not by an index that is not in use yet. @default true */
  notifies?: boolean
  /** Records the range being read, so that a crash can be attributed to it. */
  onReading?: (range: { from: number; to: number }) => void
  /** Accepts larger responses, for single blocks that somebody made large. @default `client` */
  longTimeoutClient?: ChainClient
  rangeSize?: RangeSize
  /** Recovers the signers of hashes. @default in this thread */
  recover?: RecoverMany
  /** Blocks at which a worker ended before. */
  suspect?: Suspect | undefined
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
  /** Recovers signers of executions that were indexed far from the head. Returns whether there may be more. */
  findSigners: () => Promise<boolean>
  /** Retries failed transactions and indexes registered Safes that are due. Returns how many there were. */
  retryFailed: () => Promise<number>
  /** Indexes up to the head, without the lease: the checkpoint prevents two indexers from writing the same range. */
  runToHead: () => Promise<void>
  /** Follows the chain until `stop`. */
  start: () => void
  status: () => IndexerStatus
  stop: () => Promise<void>
}

const retriesOnMove = 10
const defaultReorgDepth = 256
const defaultLookback = 10_000

/** Indexes a chain into the database, and follows its reorgs. */
export function createIndexer(parameters: CreateIndexerParameters): Indexer {
  const {
    chain,
    client,
    db,
    maxReorgDepth = defaultReorgDepth,
    notifies = true,
    longTimeoutClient = client,
  } = parameters
  const { id: chainId, startBlock } = chain
  const logger = parameters.logger.child({ chainId })
  const watchList = createWatchList({
    chainId,
    db,
    factories: chain.safeFactories,
    singletons: chain.safeSingletons?.map(({ address }) => address),
  })
  const limits = { ...defaultIndexerLimits, ...parameters.limits }
  const trace = createTracer({ client: longTimeoutClient, logger, slow: limits.slowTrace })
  const fetcher: RangeFetcher = {
    chainId,
    client,
    getHeader: (number) => getHeader({ chainId, client }, number),
    isSkippable: createSkipPolicy({ chainId, client, db, max: limits.failedReceipts }),
    logger,
    longTimeoutClient,
    readLegacy: createLegacyReader({ chainId, client, logger, trace }),
    readPrevious: createPreviousReader(client, {
      lookback: parameters.lookback ?? defaultLookback,
      max: limits.earlierTransfers,
      startBlock,
    }),
    trace,
  }
  const decoder: RangeDecoder = { chainId, client, db, limits, logger, recover: parameters.recover ?? recoverHere }
  const pipeline = createPipeline({
    decodeRange: (fetched, options) => decodeRange(decoder, fetched, options),
    fetchRange: (range) => fetchRange(fetcher, range),
    logger,
    maxReorgDepth,
    onReading: parameters.onReading,
    rangeSize: parameters.rangeSize ?? createRangeSize(),
    skipBlock: (block) => skipBlock(fetcher, block),
    storeRange: (range, expected) => storeRange({ chainId, db, maxReorgDepth, notifies }, range, expected),
    suspect: parameters.suspect,
    watchList,
  })
  const sync = {
    chainId,
    db,
    knownHead: createKnownHead({ client }),
    pipeline,
    reorg: createReorgHandler({ chainId, client, db, logger, maxReorgDepth, notifies, startBlock }),
    startBlock,
    watchList,
  }
  const retry = {
    chainId,
    db,
    logger,
    notifies,
    readFailed: readFailed.bind(undefined, { decoder, fetcher, watchList }),
    watchList,
  }
  const status: IndexerStatus = {
    chainId,
    headBlock: undefined,
    indexedBlock: undefined,
    isActive: false,
    lastError: undefined,
  }
  const progress = createSyncProgress({ logger })
  let isPrepared = false
  let tail: Promise<unknown> = Promise.resolve()
  let running: { stop: () => Promise<void> } | undefined

  /** The loop, `runToHead` and retries never run at the same time. */
  function exclusively<result>(work: () => Promise<result>): Promise<result> {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }

  async function prepare(): Promise<void> {
    if (isPrepared) return
    // Loads the hash engine before the first range, which has thousands of hashes.
    await prepareKeccak256()
    await assertIdentity({ chainId, client, db })
    pipeline.clear()
    await watchList.load()
    isPrepared = true
  }

  async function step(): Promise<SyncStep> {
    await prepare()
    const done = await syncChain(sync)
    status.headBlock = done.head.number
    status.indexedBlock = done.indexed
    status.lastError = undefined
    progress.note(done)
    return done
  }

  const retryDue = (max: number) =>
    exclusively(async () => {
      await prepare()
      const registered = await indexRegisteredSafes({ chainId, client, db, logger, watchList }, { max })
      return registered + (await retryFailed(retry, { max }))
    })

  const findSome = () => exclusively(() => findSigners(decoder))

  /** A failure here must not delay new blocks. */
  const findSomeQuietly = () =>
    findSome().catch((error: unknown) => {
      logger.warn({ err: error }, 'signer recovery failed; retrying')
      return false
    })

  return {
    findSigners: findSome,
    retryFailed: () => retryDue(100),
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
        // One at a time: each may take seconds, and new blocks wait meanwhile.
        retryFailed: async () => (await retryDue(1)) > 0 || (await findSomeQuietly()),
        onActive: (isActive) => {
          // The indexer before this one may have stored other Safes.
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
