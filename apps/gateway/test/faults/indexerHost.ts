import { ChainConfigSchema } from '@countersign/protocol/config'
import { z } from 'zod'
import { createDatabase } from '../../src/db/createDatabase.ts'
import { createIndexer } from '../../src/indexer/createIndexer.ts'
import { createRangeSize } from '../../src/indexer/createRangeSize.ts'
import { createChainClient } from '../../src/lib/createChainClient.ts'
import { createLogger } from '../../src/lib/createLogger.ts'
import { slowTraceTime } from './startFaultyNode.ts'

const MessageSchema = z.discriminatedUnion('type', [
  z.object({ chain: ChainConfigSchema, databaseUrl: z.string(), type: z.literal('open') }),
  z.object({ type: z.literal('close') }),
])

let close: (() => Promise<void>) | undefined

/** An indexer in its own process, to be killed and frozen. All delays are short. */
process.on('message', (raw) => {
  const message = MessageSchema.parse(raw)
  const before = close?.() ?? Promise.resolve()
  close = undefined
  void before.then(() => {
    if (message.type === 'open') close = open(message)
    process.send?.(message.type)
  })
})
process.on('disconnect', () => process.exit(0))

function open({ chain, databaseUrl }: { chain: z.infer<typeof ChainConfigSchema>; databaseUrl: string }) {
  const db = createDatabase(databaseUrl, { maxConnections: 4 })
  // Longer than a healthy node needs on a busy machine.
  const options = { retryCount: 1, timeout: 2_500 }
  const indexer = createIndexer({
    chain,
    client: createChainClient(chain, { ...options, batchSize: 20 }),
    db,
    leaseLifetime: 900,
    limits: { slowTrace: slowTraceTime / 2 },
    logger: createLogger({ level: process.env.FAULT_LOG ?? 'silent' }),
    maxDelay: 300,
    longTimeoutClient: createChainClient(chain, { ...options, batchSize: 1, retryCount: 0 }),
    pollInterval: 30,
    rangeSize: createRangeSize({ initial: 8, largest: 64 }),
    takeoverInterval: 50,
  })
  indexer.start()
  return async () => {
    await indexer.stop()
    await db.destroy()
  }
}

process.send?.('ready')
