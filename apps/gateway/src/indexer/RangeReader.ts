import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { RecoverMany } from '../lib/recoverSignatures.ts'
import type { WatchList } from './createWatchList.ts'
import type { IndexerLimits } from './IndexerLimits.ts'
import type { LegacyReader } from './legacy/createLegacyReader.ts'
import type { Tracer } from './trace/createTracer.ts'

export type RangeReader = {
  chainId: number
  client: ChainClient
  db: Kysely<Database>
  limits: IndexerLimits
  logger: Logger
  /** How many blocks before its creation a Safe is searched for tokens it was sent. */
  lookback: number
  /** Whether other processes are notified of what is written; not of an index that nobody reads yet. */
  notifies: boolean
  /** Takes larger answers, and one call at a time: for single places that others made large. */
  patientClient: ChainClient
  readQuiet: LegacyReader
  /** Finds the makers of signatures. */
  recover: RecoverMany
  trace: Tracer
  watchList: WatchList
}
