import { getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { createDatabase } from '../db/createDatabase.ts'
import { createChainClient } from '../lib/createChainClient.ts'
import { createLogger } from '../lib/createLogger.ts'
import type { NodeCall } from '../lib/createNodeTransport.ts'
import { boundGarbage, indexingGarbage, servingGarbage, yieldToRequests } from '../lib/threads.ts'
import { createIndexer } from './createIndexer.ts'
import { createThreadRecovery } from './createThreadRecovery.ts'
import { longTimeoutNode, quickNode } from './nodeOptions.ts'
import { type WorkerMessage, WorkerOptionsSchema } from './WorkerMessage.ts'

const beatInterval = 1_000
/** Calls that one message reports: measuring must not cost more than what is measured. */
const maxCalls = 200
/** Blocks that a chain may be ahead of an index that follows it. */
const fewBlocks = 1_000

/** The indexer of one chain in a thread: anybody can write what it reads, and make it heavy. */
function main(): void {
  yieldToRequests()
  const { chain, databaseUrl, jobsEntry, logLevel, maxReorgDepth, suspect } = WorkerOptionsSchema.parse(workerData)
  const logger = createLogger({ level: logLevel })
  const post = (message: WorkerMessage) => parentPort?.postMessage(message)
  let calls: NodeCall[] = []
  const onCall = (call: NodeCall) => {
    if (calls.length < maxCalls) calls.push(call)
  }
  const db = createDatabase(databaseUrl, {
    applicationName: 'countersign-indexer',
    maxConnections: 4,
    onIdleError: (error) => logger.debug({ err: error }, 'database connection lost'),
    statementTimeout: 60_000,
  })
  const recovery = createThreadRecovery({ entry: jobsEntry === undefined ? undefined : new URL(jobsEntry) })
  const indexer = createIndexer({
    chain,
    client: createChainClient(chain, { ...quickNode, onCall }),
    db,
    logger,
    ...(maxReorgDepth === undefined ? {} : { maxReorgDepth }),
    onReading: (range) => post({ range, type: 'reading' }),
    longTimeoutClient: createChainClient(chain, { ...longTimeoutNode, onCall }),
    recover: recovery.recover,
    suspect,
  })
  const beat = () => {
    const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics()
    post({ calls, heap: used / limit, type: 'beat' })
    calls = []
  }
  let wasBehind = false
  const timer = setInterval(() => {
    beat()
    const { headBlock = 0, indexedBlock = 0 } = indexer.status()
    const isBehind = headBlock - indexedBlock > fewBlocks
    if (isBehind !== wasBehind) boundGarbage(isBehind ? indexingGarbage : servingGarbage)
    wasBehind = isBehind
  }, beatInterval)
  parentPort?.once('message', () => {
    void indexer
      .stop()
      .then(() => recovery.stop())
      .then(() => db.destroy())
      .finally(() => {
        clearInterval(timer)
        process.exit(0)
      })
  })
  indexer.start()
  beat()
}

main()
