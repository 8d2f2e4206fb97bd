import type { ChainConfig } from '@countersign/protocol/config'
import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '../src/db/schema.ts'
import { type CreateIndexerParameters, createIndexer, type Indexer } from '../src/indexer/createIndexer.ts'
import { patientNode } from '../src/indexer/nodeOptions.ts'
import { type ChainClient, createChainClient } from '../src/lib/createChainClient.ts'
import { createLogger, type Logger } from '../src/lib/createLogger.ts'
import type { TestChain } from './createTestChain.ts'
import {
  borrowTestDatabase,
  type CreateTestDatabaseParameters,
  createTestDatabase,
  type TestDatabase,
} from './createTestDatabase.ts'

/** Milliseconds for an answer of the node: on a starved machine it is slow, not gone. */
const patience = 120_000

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
 * A database for the test alone and an indexer on a chain that the tests of a file share. All of it ends with the test,
 * and the chain is set back: the next one would read this one's blocks too, and the one after it both.
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
    /** For a test that changes more of it than rows. @default false */
    hasOwnDatabase?: boolean
  }

/** The same for whoever ends it in another way. */
export function createWorld(
  { config }: TestChain,
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  options: Omit<SetupOptions, 'hasOwnDatabase' | 'template'> = {},
): TestWorld {
  const client = createChainClient(config, { timeout: patience })
  const logger = createLogger({ level: 'silent' })
  const indexer = createIndexer({
    ...options,
    chain: config,
    client,
    db,
    logger,
    patientClient: createChainClient(config, { ...patientNode, timeout: patience }),
  })
  return { chainId: config.id, client, config, databaseUrl: url, db, indexer, logger }
}
