import type { ChainConfig } from '@countersign/protocol/config'
import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '../src/db/schema.ts'
import { type CreateIndexerParameters, createIndexer, type Indexer } from '../src/indexer/createIndexer.ts'
import { longTimeoutNode } from '../src/indexer/nodeOptions.ts'
import { type ChainClient, createChainClient } from '../src/lib/createChainClient.ts'
import { createLogger, type Logger } from '../src/lib/createLogger.ts'
import type { TestChain } from './createTestChain.ts'
import {
  borrowTestDatabase,
  type CreateTestDatabaseParameters,
  createTestDatabase,
  type TestDatabase,
} from './createTestDatabase.ts'

/** Timeout of the node in milliseconds, generous for a starved machine. */
const timeout = 120_000

export type TestWorld = {
  chainId: number
  client: ChainClient
  config: ChainConfig
  databaseUrl: string
  db: Kysely<Database>
  indexer: Indexer
  logger: Logger
}

/**
 * A database for the test and an indexer on the file's chain. Afterwards the chain is reverted: the next test would
 * otherwise index this one's blocks too.
 */
export async function setup(
  chain: TestChain,
  { hasOwnDatabase = false, template, ...options }: SetupOptions = {},
): Promise<TestWorld> {
  const isBorrowed = template === undefined && !hasOwnDatabase
  const database = await (isBorrowed ? borrowTestDatabase() : createTestDatabase({ ...(template ? { template } : {}) }))
  const world = createWorld(chain, database, options)
  const id = await chain.client.snapshot()
  onTestFinished(async () => {
    await world.indexer.stop()
    await database.destroy()
    await chain.client.revert({ id })
  })
  return world
}

export type SetupOptions = Partial<
  Pick<
    CreateIndexerParameters,
    'leaseLifetime' | 'limits' | 'maxReorgDepth' | 'pollInterval' | 'rangeSize' | 'takeoverInterval'
  >
> &
  Pick<CreateTestDatabaseParameters, 'template'> & {
    /** For a test that changes more than rows. @default false */
    hasOwnDatabase?: boolean
  }

/** For callers that stop it themselves. */
export function createWorld(
  { config }: TestChain,
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  options: Omit<SetupOptions, 'hasOwnDatabase' | 'template'> = {},
): TestWorld {
  const client = createChainClient(config, { timeout })
  const logger = createLogger({ level: 'silent' })
  const indexer = createIndexer({
    ...options,
    chain: config,
    client,
    db,
    logger,
    longTimeoutClient: createChainClient(config, { ...longTimeoutNode, timeout }),
  })
  return { chainId: config.id, client, config, databaseUrl: url, db, indexer, logger }
}
