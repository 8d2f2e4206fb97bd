import type { ChainConfig } from '@countersign/protocol/config'
import { prepareKeccak256 } from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import { type RecoverMany, recoverHere } from '../lib/recoverSignatures.ts'
import { assertIdentity } from './assertIdentity.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { createKnownHead } from './createKnownHead.ts'
import { createRangeSize, type RangeSize } from './createRangeSize.ts'
import { createReadAhead } from './createReadAhead.ts'
import { createSyncProgress } from './createSyncProgress.ts'
import { createWatchList } from './createWatchList.ts'
import { findSigners } from './findSigners.ts'
import { followChain } from './followChain.ts'
import { defaultLimits, type IndexerLimits } from './IndexerLimits.ts'
import { indexRegisteredSafes } from './indexRegisteredSafes.ts'
import { createLegacyReader } from './legacy/createLegacyReader.ts'
import { retryFailed } from './retryFailed.ts'
import { type Suspect, type SyncStep, syncChain } from './syncChain.ts'
import { createTracer } from './trace/createTracer.ts'

export type CreateIndexerParameters = {
  /** Milliseconds that a node may be behind the index before that is reported: one of several may be. @default 10000 */
  behindTime?: number
  chain: Pick<ChainConfig, 'id' | 'rpcUrls' | 'safeFactories' | 'safeSingletons' | 'startBlock'>
  client: ChainClient
  db: Kysely<Database>
  /** Milliseconds after which an indexer that says nothing is replaced. @default 9000 */
  leaseLifetime?: number
  limits?: Partial<IndexerLimits>
  /** Milliseconds between tries while something fails. @default 30000 */
  longestDelay?: number
  logger: Logger
  /** How many blocks before its creation a Safe is searched for tokens it was sent. @default 10000 */
  lookback?: number
  /** Depth of a reorganisation beyond which the node is not believed. Down to there every block is kept. @default 256 */
  maxReorgDepth?: number
  /** Whether other processes are notified of what is written; not of an index that nobody reads yet. @default true */
  notifies?: boolean
  /** Reported what is read next, so that somebody knows should it be the last thing that is done. */
  onReading?: (range: { from: number; to: number }) => void
  /** Takes larger answers, for single places that others made large. @default `client` */
  patientClient?: ChainClient
  /** Milliseconds between looks at the node. @default 500 for a node on this machine, else 4000 */
  pollInterval?: number
  rangeSize?: RangeSize
  /** Finds the makers of signatures. @default in this thread */
  recover?: RecoverMany
  /** Blocks at which an indexer ended before. */
  suspect?: Suspect | undefined
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
  /** Finds who signed some of what was indexed on the way to the head. Returns whether there may be more. */
  findSigners: () => Promise<boolean>
  /** Reads what is due of the places that could not be read, and of Safes that were announced. Returns how many there were. */
  mend: () => Promise<number>
  /** Indexes everything there is, now. The lease is not asked for: writing twice is refused by the checkpoint. */
  runToHead: () => Promise<void>
  /** Follows the chain until `stop`. */
  start: () => void
  status: () => IndexerStatus
  stop: () => Promise<void>
}

const retriesOnMove = 10
const defaultReorgDepth = 256

/** Brings the facts of a chain into the database and keeps them true. */
export function createIndexer(parameters: CreateIndexerParameters): Indexer {
  const { chain, client, db, patientClient = client } = parameters
  const logger = parameters.logger.child({ chainId: chain.id })
  const watchList = createWatchList({
    chainId: chain.id,
    db,
    factories: chain.safeFactories,
    singletons: chain.safeSingletons?.map(({ address }) => address),
  })
  const limits = { ...defaultLimits, ...parameters.limits }
  const trace = createTracer({ client: patientClient, logger, slow: limits.slowTrace })
  const reader = {
    chainId: chain.id,
    client,
    db,
    knownHead: createKnownHead({ client }),
    limits,
    logger,
    lookback: parameters.lookback ?? 10_000,
    maxReorgDepth: parameters.maxReorgDepth ?? defaultReorgDepth,
    notifies: parameters.notifies ?? true,
    onReading: parameters.onReading,
    patientClient,
    rangeSize: parameters.rangeSize ?? createRangeSize(),
    readAhead: createReadAhead(),
    readQuiet: createLegacyReader({ chainId: chain.id, client, logger, trace }),
    recover: parameters.recover ?? recoverHere,
    startBlock: chain.startBlock,
    suspect: parameters.suspect,
    trace,
    watchList,
  }
  const status: IndexerStatus = {
    chainId: chain.id,
    headBlock: undefined,
    indexedBlock: undefined,
    isActive: false,
    lastError: undefined,
  }
  const progress = createSyncProgress({ logger })
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
    // The first range has thousands of hashes, and nobody waits for the engine later on.
    await prepareKeccak256()
    await assertIdentity({ chainId: chain.id, client, db })
    reader.readAhead.forget()
    await watchList.load()
    isPrepared = true
  }

  async function step(): Promise<SyncStep> {
    await prepare()
    const done = await syncChain(reader)
    status.headBlock = done.head.number
    status.indexedBlock = done.indexed
    status.lastError = undefined
    progress.note(done)
    return done
  }

  const mend = (most: number) =>
    exclusively(async () => {
      await prepare()
      const announced = await indexRegisteredSafes(reader, { most })
      return announced + (await retryFailed(reader, { most }))
    })

  const findSome = () => exclusively(() => findSigners(reader))

  /** Nobody waits for it: what keeps it from being done must not keep the head of the chain waiting. */
  const findSomeQuietly = () =>
    findSome().catch((error: unknown) => {
      logger.warn({ err: error }, 'who signed could not be found; trying again')
      return false
    })

  return {
    findSigners: findSome,
    mend: () => mend(100),
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
        // One at a time: each may take seconds, and the head of the chain shall not wait for more than one.
        mend: async () => (await mend(1)) > 0 || (await findSomeQuietly()),
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
