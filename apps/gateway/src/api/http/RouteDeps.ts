import type { WebConfig } from '@countersign/protocol/config'
import type { SafeApp } from '@countersign/protocol/wire'
import type { HttpBindings } from '@hono/node-server'
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
import type { PushSender } from '../../lib/push/createPushSender.ts'
import type { ServiceLimits } from '../../lib/ServiceLimits.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'

export type Readiness = { chains: unknown[]; database: boolean; ready: boolean }

/** Bindings and variables of every request. */
export type ApiEnv = {
  /** Absent when the application is called without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    body?: Uint8Array
    clientAddress?: string
    logger: Logger
    metrics: Metrics
    requestId: string
    /** Body size in bytes, if set by a route. */
    responseSize?: number
    /** Cost of the request for the rate limit. */
    units?: number
  }
}

/** Dependencies of the route handlers. */
export type RouteDeps = {
  chains: ChainRegistry
  /** Contract names and ABIs from the operator's files. */
  contracts: ContractRegistry
  /** Other origins that may call the API. */
  corsOrigins: readonly string[]
  db: Kysely<Database>
  /** ERC-7730 descriptors from the operator's files. */
  descriptors: DescriptorRegistry
  feed: ChangeFeed
  /** Worker threads for CPU-bound work. */
  jobs: JobPool
  limits: ServiceLimits
  logger: Logger
  metadata: MetadataSource
  /** Refreshes the chain metrics, cached briefly. */
  measureChains: () => Promise<void>
  metrics: Metrics
  /** Bearer token for the metrics; without it only localhost may read them. */
  metricsToken: string | undefined
  prices: PriceSource
  /** For read-only queries: replicas, if configured. */
  readDb: Kysely<Database>
  /** Readiness, cached briefly. */
  readReadiness: () => Promise<Readiness>
  /** Origin that clients see, if it differs from the request's. */
  publicUrl: string | undefined
  /** Push messages to browsers; undefined without the operator's keys. */
  push: PushSender | undefined
  safeApps: readonly SafeApp[]
  /** One delivery attempt. */
  sendOwnerWebhook: OwnerWebhookSender
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** Open event streams by client. */
  streams: ConcurrencyLimit
  webConfig: WebConfig
  webhookTests: ConcurrencyLimit
  /** URL of the web app, if another process serves it. */
  webUrl: string | undefined
}
