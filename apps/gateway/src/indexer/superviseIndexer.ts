import { Worker } from 'node:worker_threads'
import type { ChainConfig } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { z } from 'zod'
import type { Logger } from '../lib/createLogger.ts'
import type { NodeCall } from '../lib/createNodeTransport.ts'
import { findProgram } from '../lib/threads.ts'
import type { Suspect } from './createRangeSize.ts'
import { WorkerMessageSchema, type WorkerOptions } from './WorkerMessage.ts'

export type SuperviseIndexerParameters = {
  chain: ChainConfig
  databaseUrl: string
  /** Program of the worker: the source, or the file it was bundled into. @default the source */
  entry?: URL | undefined
  /** Program of the thread that recovers signatures, if it was bundled. @default its source */
  jobsEntry?: URL | undefined
  logger: Logger
  /** Milliseconds between checks that the worker responds. @default 2500 */
  pollInterval?: number
  maxReorgDepth?: number | undefined
  /** Megabytes that the worker may use. @default 512 */
  memory?: number | undefined
  /** Called with the calls of the node. */
  onCalls?: ((calls: readonly NodeCall[]) => void) | undefined
  /** Called when the worker ran out of memory: it may be unable to record that itself. */
  onOutOfMemory?: ((error: IndexerOutOfMemoryError) => void) | undefined
  /** Called whenever the worker is started again. */
  onRestart?: (() => void) | undefined
}

export type SupervisedIndexer = { stop: () => Promise<void> }

/** Checks without a message after which the worker hangs: it sends one every second. */
const maxSilentPolls = 4
/** The same for a worker that is starting: on a busy machine that takes long. */
const maxStartAttempts = 40
const restartDelay = 500
const maxRestartDelay = 30_000
/** Short: the program has seconds to stop, and an interrupted range is read again. */
const stopTimeout = 1_000
/**
 * Megabytes for new objects. A range lives for about a second: with less memory the collector promotes it to the old
 * generation and has to scan it again.
 */
const youngMemory = 96
const defaultMemory = 512
/** The share of the heap above which a worker that hangs is out of memory. */
const fullHeap = 0.85

/** The worker reached its memory limit. Its own error, because no block caused it and none is skipped for it. */
export class IndexerOutOfMemoryError extends BaseError {
  constructor({ chainId, memory, range }: { chainId: number; memory: number; range: BlockRange | undefined }) {
    const where = range ? ` while it read blocks ${range.from} to ${range.to}` : ''
    super(
      'INDEXER_OUT_OF_MEMORY',
      `The indexer of chain ${chainId} exceeded its memory limit of ${memory} MB${where}.`,
      {
        metaMessages: [
          'It restarts and reads fewer blocks at a time. No block is skipped.',
          'If it happens again, use a node that limits its response size, and report the block numbers as a bug.',
        ],
      },
    )
  }
}

const OutOfMemorySchema = z.object({ code: z.literal('ERR_WORKER_OUT_OF_MEMORY') })
type BlockRange = { from: number; to: number }

/** Runs the indexer of a chain in a worker, and starts it again when it ends or hangs. */
export function superviseIndexer(parameters: SuperviseIndexerParameters): SupervisedIndexer {
  const { pollInterval = 2_500 } = parameters
  const logger = parameters.logger.child({ chainId: parameters.chain.id })
  let worker: Worker | undefined
  let reading: BlockRange | undefined
  let suspect: Suspect | undefined
  let heap = 0
  let isOutOfMemory = false
  let isStopped = false
  let silentPolls = 0
  let hasReported = false
  let delay = restartDelay
  let restart: NodeJS.Timeout | undefined
  let ended: Promise<void> = Promise.resolve()

  function start(): void {
    silentPolls = 0
    hasReported = false
    heap = 0
    isOutOfMemory = false
    reading = undefined
    const current = startWorker(parameters, { level: logger.level, suspect })
    worker = current
    ended = new Promise((resolve) => {
      current.on('error', (error: unknown) => {
        isOutOfMemory = OutOfMemorySchema.safeParse(error).success
        if (!isOutOfMemory) logger.error({ err: error }, 'the indexer failed')
      })
      current.once('exit', (code) => {
        resolve()
        onEnd(code)
      })
    })
    current.on('message', (raw: unknown) => {
      silentPolls = 0
      hasReported = true
      const message = WorkerMessageSchema.parse(raw)
      if (message.type === 'beat') {
        heap = message.heap
        parameters.onCalls?.(message.calls)
      } else {
        reading = message.range
        // Only past the suspect blocks: a worker that ends at them again and again is started less and less often.
        if (suspect && reading.from <= suspect.to) return
        suspect = undefined
        delay = restartDelay
      }
    })
  }

  function onEnd(code: number): void {
    worker = undefined
    if (isStopped) return
    parameters.onRestart?.()
    suspect = toSuspect(suspect, { isOutOfMemory, reading })
    if (isOutOfMemory) {
      const { chain, memory = defaultMemory } = parameters
      const error = new IndexerOutOfMemoryError({ chainId: chain.id, memory, range: reading })
      logger.error({ err: error }, 'the indexer ran out of memory; restarting with smaller ranges')
      parameters.onOutOfMemory?.(error)
    } else logger.error({ code, reading: reading ?? null }, 'the indexer exited; restarting')
    restart = setTimeout(start, delay)
    delay = Math.min(delay * 2, maxRestartDelay)
  }

  const timer = setInterval(() => {
    silentPolls += 1
    if (!worker || silentPolls < (hasReported ? maxSilentPolls : maxStartAttempts)) return
    logger.error('the indexer does not respond; terminating it')
    silentPolls = 0
    // Near its limit the collector can stop the worker for longer than it may be silent.
    isOutOfMemory = heap > fullHeap
    void worker.terminate()
  }, pollInterval)

  start()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      clearTimeout(restart)
      worker?.postMessage('stop')
      const stopping = worker
      const force = setTimeout(() => void stopping?.terminate(), stopTimeout)
      await ended
      clearTimeout(force)
    },
  }
}

/** Counts how often the worker ended at the same blocks for the same reason. */
function toSuspect(
  before: Suspect | undefined,
  { isOutOfMemory, reading }: { isOutOfMemory: boolean; reading: BlockRange | undefined },
): Suspect | undefined {
  if (!reading) return before
  const isSame =
    before?.from === reading.from && before.to === reading.to && (before.isOutOfMemory ?? false) === isOutOfMemory
  return { ...reading, ...(isOutOfMemory ? { isOutOfMemory } : {}), times: isSame ? before.times + 1 : 1 }
}

function startWorker(
  { chain, databaseUrl, entry, jobsEntry, maxReorgDepth, memory = defaultMemory }: SuperviseIndexerParameters,
  { level, suspect }: { level: string; suspect: Suspect | undefined },
): Worker {
  const data: WorkerOptions = {
    chain,
    databaseUrl,
    jobsEntry: jobsEntry?.href,
    logLevel: level,
    maxReorgDepth,
    suspect,
  }
  const program = findProgram(entry, process.env.INDEXER_PROGRAM)
  return new Worker(program ?? new URL('./sourceWorker.mjs', import.meta.url), {
    execArgv: program ? [] : ['--conditions=@repo/source'],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: youngMemory, stackSizeMb: 8 },
    workerData: data,
  })
}
