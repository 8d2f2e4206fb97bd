import { Worker } from 'node:worker_threads'
import type { ChainConfig } from '@countersign/protocol/config'
import type { Logger } from '../lib/createLogger.ts'
import type { NodeCall } from '../lib/createNodeTransport.ts'
import { findProgram } from '../lib/findProgram.ts'
import type { Suspect } from './syncChain.ts'
import { WorkerMessageSchema, type WorkerOptions } from './WorkerMessage.ts'

export type SuperviseIndexerParameters = {
  chain: ChainConfig
  databaseUrl: string
  /** Program of the worker: the source, or the file it was bundled into. @default the source */
  entry?: URL | undefined
  /** Program of the thread that recovers signatures for it, where that was bundled. @default its source */
  jobsEntry?: URL | undefined
  logger: Logger
  /** Milliseconds between looks at the worker. @default 2500 */
  lookInterval?: number
  maxReorgDepth?: number | undefined
  /** Megabytes that the worker may use. @default 512 */
  memory?: number | undefined
  /** Reported of calls of the node. */
  onCalls?: ((calls: readonly NodeCall[]) => void) | undefined
  /** Reported how often the worker had to be started again. */
  onRestart?: (() => void) | undefined
}

export type SupervisedIndexer = { stop: () => Promise<void> }

/** Looks in a row at which nothing was heard, and the worker hangs: it says every second that it is there. */
const mostSilentLooks = 4
/** The same for a worker that was not heard yet: on a busy machine it takes its time to start. */
const mostLooksToStart = 40
const restartDelay = 500
const longestRestartDelay = 30_000
/** Short: the whole program has seconds to stop, and what is cut off is one transaction that is done again. */
const stopTimeout = 1_000
/**
 * Megabytes for what the worker just made. A range lives for about a second: with less room the collector takes it for old,
 * moves it, and has to look at all of it again.
 */
const youngMemory = 96

/** Runs the indexer of a chain in a worker, and starts it again when it ends or hangs. */
export function superviseIndexer(parameters: SuperviseIndexerParameters): SupervisedIndexer {
  const { lookInterval = 2_500 } = parameters
  const logger = parameters.logger.child({ chainId: parameters.chain.id })
  let worker: Worker | undefined
  let reading: { from: number; to: number } | undefined
  let suspect: Suspect | undefined
  let isStopped = false
  let silentLooks = 0
  let isHeard = false
  let delay = restartDelay
  let restart: NodeJS.Timeout | undefined
  let ended: Promise<void> = Promise.resolve()

  function start(): void {
    silentLooks = 0
    isHeard = false
    reading = undefined
    const current = startWorker(parameters, { level: logger.level, suspect })
    worker = current
    ended = new Promise((resolve) => {
      current.on('error', (error: unknown) => logger.error({ err: error }, 'the indexer failed'))
      current.once('exit', (code) => {
        resolve()
        onEnd(code)
      })
    })
    current.on('message', (raw: unknown) => {
      silentLooks = 0
      isHeard = true
      const message = WorkerMessageSchema.parse(raw)
      if (message.type === 'beat') parameters.onCalls?.(message.calls)
      else {
        reading = message.range
        // It got on: whatever was wrong is behind it.
        if (suspect && reading.from > suspect.to) suspect = undefined
        delay = restartDelay
      }
    })
  }

  function onEnd(code: number): void {
    worker = undefined
    if (isStopped) return
    parameters.onRestart?.()
    suspect = accuse(suspect, reading)
    logger.error({ code, reading: reading ?? null }, 'the indexer ended; starting it again')
    restart = setTimeout(start, delay)
    delay = Math.min(delay * 2, longestRestartDelay)
  }

  const timer = setInterval(() => {
    silentLooks += 1
    if (!worker || silentLooks < (isHeard ? mostSilentLooks : mostLooksToStart)) return
    logger.error('the indexer hangs; ending it')
    silentLooks = 0
    void worker.terminate()
  }, lookInterval)

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

/** The same place again counts; another one is a new suspicion. */
function accuse(suspect: Suspect | undefined, reading: { from: number; to: number } | undefined): Suspect | undefined {
  if (!reading) return suspect
  const isSame = suspect !== undefined && suspect.from === reading.from && suspect.to === reading.to
  return { ...reading, times: isSame ? suspect.times + 1 : 1 }
}

function startWorker(
  { chain, databaseUrl, entry, jobsEntry, maxReorgDepth, memory = 512 }: SuperviseIndexerParameters,
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
