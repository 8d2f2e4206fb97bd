import type { ChainConfig } from '@countersign/protocol'
import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '../src/db/schema.ts'
import { type CreateIndexerParameters, createIndexer, type Indexer } from '../src/indexer/createIndexer.ts'
import { patientNode } from '../src/indexer/nodeOptions.ts'
import { type ChainClient, createChainClient } from '../src/lib/createChainClient.ts'
import { createLogger, type Logger } from '../src/lib/createLogger.ts'
import type { TestChain } from './createTestChain.ts'
import { createTestDatabase } from './createTestDatabase.ts'

export type TestWorld = {
  chainId: number
  client: ChainClient
  config: ChainConfig
  databaseUrl: string
  db: Kysely<Database>
  indexer: Indexer
  logger: Logger
}

/** A database of its own and an indexer on a chain that the tests of a file share. All of it ends with the test. */
export async function setup(
  chain: TestChain,
  options: Partial<
    Pick<
      CreateIndexerParameters,
      'leaseLifetime' | 'limits' | 'maxReorgDepth' | 'pollInterval' | 'rangeSize' | 'takeoverInterval'
    >
  > = {},
): Promise<TestWorld> {
  const { db, destroy, url } = await createTestDatabase()
  const { config } = chain
  const client = createChainClient(config)
  const logger = createLogger({ level: 'silent' })
  const indexer = createIndexer({
    ...options,
    chain: config,
    client,
    db,
    logger,
    patientClient: createChainClient(config, patientNode),
  })
  onTestFinished(async () => {
    await indexer.stop()
    await destroy()
  })
  return { chainId: config.id, client, config, databaseUrl: url, db, indexer, logger }
}
