import type { WebConfig } from '@countersign/protocol/config'
import type { SafeApp } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ContractRegistry } from '../../lib/contracts/createContractRegistry.ts'
import type { ChangeFeed } from '../../lib/createChangeFeed.ts'
import type { ConcurrencyLimit } from '../../lib/createConcurrencyLimit.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { Metrics } from '../../lib/createMetrics.ts'
import type { OwnerWebhookSender } from '../../lib/createOwnerWebhookSender.ts'
import type { DescriptorRegistry } from '../../lib/descriptors/createDescriptorRegistry.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { MetadataSource } from '../../lib/metadata/createMetadataSource.ts'
import type { PriceSource } from '../../lib/prices/createPriceSource.ts'
import type { Readiness } from '../../lib/Readiness.ts'
import type { ServiceLimits } from '../../lib/ServiceLimits.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'

/** What the handlers of routes may use. */
export type RouteDeps = {
  chains: ChainRegistry
  /** What the operator says of contracts. */
  contracts: ContractRegistry
  /** Other sites that may call the API from a browser. */
  corsOrigins: readonly string[]
  db: Kysely<Database>
  /** The operator's descriptions of contracts. */
  descriptors: DescriptorRegistry
  feed: ChangeFeed
  /** Work that would keep other requests waiting. */
  jobs: JobPool
  limits: ServiceLimits
  logger: Logger
  /** What NFTs say of themselves. */
  metadata: MetadataSource
  /** Renews what is measured of chains, at most once in a moment. */
  measureChains: () => Promise<void>
  metrics: Metrics
  /** What must be shown to read measurements; without it only this machine may. */
  metricsToken: string | undefined
  prices: PriceSource
  /** What only reads goes here: to replicas, where there are any. */
  readDb: Kysely<Database>
  /** Whether the service is ready, asked of the database at most once in a moment. */
  readReadiness: () => Promise<Readiness>
  /** Origin that clients see, when it is not that of the request. */
  publicUrl: string | undefined
  /** Apps that the operator recommends. */
  safeApps: readonly SafeApp[]
  /** One attempt to tell an owner what they asked for. */
  sendOwnerWebhook: OwnerWebhookSender
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** Who holds the event streams that are open. */
  streams: ConcurrencyLimit
  webConfig: WebConfig
  /** Who tests a webhook right now. */
  webhookTests: ConcurrencyLimit
  /** Where the web app is served, when it is not by this process. */
  webUrl: string | undefined
}
