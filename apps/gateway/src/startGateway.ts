import { createServer } from 'node:http'
import { isIP } from 'node:net'
import { type ChainConfig, defaultArweaveGateway, defaultIpfsGateway } from '@countersign/protocol/config'
import { prepareKeccak256 } from '@countersign/protocol/hash'
import { getRequestListener } from '@hono/node-server'
import type { Address } from 'viem'
import { createApp } from './api/createApp.ts'
import { syncRateLimits } from './api/http/syncRateLimits.ts'
import { loadWebFiles, type WebFiles } from './api/web/webFiles.ts'
import { createWebConfig } from './config/createWebConfig.ts'
import { listNodeWarnings } from './config/listNodeWarnings.ts'
import type { Catalog } from './config/readCatalog.ts'
import type { Environment } from './config/settings.ts'
import { createCountedDatabase, createDatabase } from './db/createDatabase.ts'
import { createReplicaDatabase } from './db/createReplicaDatabase.ts'
import { migrate } from './db/migrate.ts'
import { partitionNew } from './db/partition/partitionTables.ts'
import { lockTimeout } from './db/postgresErrors.ts'
import { recordFailure } from './indexer/createFailureReport.ts'
import { superviseIndexer } from './indexer/superviseIndexer.ts'
import { createContractRegistry } from './lib/contracts/createContractRegistry.ts'
import { createChainClient } from './lib/createChainClient.ts'
import { createChangeFeed } from './lib/createChangeFeed.ts'
import { createLifecycle } from './lib/createLifecycle.ts'
import type { Logger } from './lib/createLogger.ts'
import { createMetrics } from './lib/createMetrics.ts'
import type { NodeCall } from './lib/createNodeTransport.ts'
import { createOwnerWebhookSender } from './lib/createOwnerWebhookSender.ts'
import { createRateLimiter } from './lib/createRateLimiter.ts'
import { createDescriptorRegistry } from './lib/descriptors/createDescriptorRegistry.ts'
import { createJobPool } from './lib/jobs/createJobPool.ts'
import { maxUntrustedGas } from './lib/limitGas.ts'
import { answerClientErrors, limitConnections, listen } from './lib/listen.ts'
import { createMetadataSource } from './lib/metadata/createMetadataSource.ts'
import { createPriceSource } from './lib/prices/createPriceSource.ts'
import { createPushSender, type PushSender } from './lib/push/createPushSender.ts'
import { parseVapidKey } from './lib/push/vapidKeys.ts'
import { burstSeconds, defaultLimits, type ServiceLimits } from './lib/ServiceLimits.ts'
import { startDeliveries } from './webhooks/startDeliveries.ts'

type Optional<type> = { [key in keyof type]?: type[key] | undefined }
type OptionalSetting =
  | 'corsOrigins'
  | 'directUrl'
  | 'frameHosts'
  | 'hosts'
  | 'keyCheckMonths'
  | 'maxReorgDepth'
  | 'maxUnsigned'
  | 'metricsToken'
  | 'ownerWebhooks'
  | 'partitions'
  | 'publicUrl'
  | 'push'
  | 'replicaUrls'
  | 'service'
  | 'wallets'
  | 'webUrl'

/** Settings and operator files of a start; without one of the optional ones, its feature is off. */
export type GatewayConfig = Optional<Catalog & Pick<Environment, OptionalSetting>> & {
  chains: readonly ChainConfig[]
  databaseUrl: string
  host: string
  /** Bundled program of the indexer's worker. @default its source */
  indexerEntry?: URL | undefined
  /** Bundled program of the job workers. @default its source */
  jobsEntry?: URL | undefined
  /** Limits per client. @default as for a small server */
  limits?: Partial<ServiceLimits>
  logger: Logger
  port: number
  /** Folder of the web app, once it is built; without it only the API is served. */
  webRoot?: Promise<string> | undefined
}

/** Milliseconds. Prevents slowloris: requests sent byte by byte that hold connections. */
const requestTimes = { connectionsCheckingInterval: 5_000, headersTimeout: 15_000, requestTimeout: 60_000 } as const

const defaultMetadata = { gateways: { arweave: defaultArweaveGateway, ipfs: defaultIpfsGateway }, mode: 'off' } as const

export type Gateway = {
  stop(): Promise<void>
  url: string
  /** The web app in memory; until then the API is served, and requests of pages wait. */
  webFiles: Promise<WebFiles> | undefined
}

/** Starts database, indexers and HTTP server; if it rejects, nothing is left running. */
export async function startGateway(config: GatewayConfig): Promise<Gateway> {
  const { chains: chainConfigs, databaseUrl, host, logger, port, replicaUrls = [] } = config
  const directUrl = config.directUrl ?? databaseUrl
  const lifecycle = createLifecycle({ onError: (error) => logger.warn({ err: error }, 'unclean shutdown') })
  const stopping = new AbortController()
  try {
    for (const { chainId, found, remedy } of listNodeWarnings(chainConfigs)) logger.warn({ chainId, remedy }, found)
    // Loads the fast keccak before the first address is checksummed.
    await prepareKeccak256()
    const webFiles = config.webRoot?.then(loadWebFiles)
    // The caller awaits it; a request before that is answered with an error.
    webFiles?.catch(() => undefined)
    const onIdleError = (error: Error) => {
      // Connections are also lost when the server stops after us.
      if (!stopping.signal.aborted) logger.warn({ err: error }, 'database connection lost')
    }
    const { count: countConnections, db, pool } = createCountedDatabase(databaseUrl, { onIdleError })
    await lifecycle.onStop(() => db.destroy())
    await migrateWithoutTimeout(directUrl, { logger, partitions: config.partitions ?? 0 })
    const readDb =
      replicaUrls.length > 0
        ? createReplicaDatabase({ primary: pool, primaryUrl: databaseUrl, replicaUrls }, { onIdleError })
        : db
    if (readDb !== db) await lifecycle.onStop(() => readDb.destroy())
    const feed = await createChangeFeed({ databaseUrl: directUrl, logger })
    await lifecycle.onStop(() => feed.stop())

    const jobs = createJobPool({
      entry: config.jobsEntry,
      onFailure: (error) => logger.error({ err: error }, 'a request worker failed'),
    })
    await lifecycle.onStop(() => jobs.stop())
    const metrics = createMetrics({ countConnections, countJobs: jobs.count })
    const observeCall = (labels: { chain: number; for: 'api' | 'indexer' }) => (call: NodeCall) =>
      metrics.nodeDuration.observe(
        { ...labels, answered: String(call.isAnswered), method: call.method },
        call.milliseconds / 1_000,
      )
    const contracts = createContractRegistry(config.contracts ?? [])
    const chains = new Map(
      chainConfigs.map((chain) => {
        const findFunctions = (address: Address) => contracts.findFunctions({ address, chainId: chain.id })
        return [
          chain.id,
          {
            client: createChainClient(chain, {
              maxGas: maxUntrustedGas,
              onCall: observeCall({ chain: chain.id, for: 'api' }),
            }),
            config: chain,
            findFunctions,
            maxUnsigned: config.maxUnsigned,
          },
        ] as const
      }),
    )
    const limits = { ...defaultLimits, ...config.limits }
    const perSecond = limits.ratePerAddress
    const rates = createRateLimiter({ burst: burstSeconds * perSecond, perSecond })
    if (perSecond > 0) {
      const sharing = syncRateLimits({ db, limiter: rates, logger, perSecond })
      await lifecycle.onStop(() => sharing.stop())
    }
    const push = createPush(config)
    const sendOwnerWebhook = createOwnerWebhookSender({ mode: config.ownerWebhooks ?? 'off' })
    const app = createApp({
      chains,
      contracts,
      corsOrigins: config.corsOrigins ?? [],
      db,
      descriptors: createDescriptorRegistry(config.descriptors ?? []),
      feed,
      hosts: listHosts(config),
      jobs,
      limits,
      logger,
      metadata: createMetadataSource({ ...(config.metadata ?? defaultMetadata), logger }),
      metrics,
      metricsToken: config.metricsToken,
      prices: createPriceSource({ logger, location: config.prices }),
      publicUrl: config.publicUrl,
      push,
      rates,
      readDb,
      safeApps: config.safeApps ?? [],
      sendOwnerWebhook,
      stopping: stopping.signal,
      webConfig: createWebConfig({
        chains: chainConfigs,
        frameHosts: config.frameHosts ?? [],
        gateways: config.metadata?.gateways,
        service: config.service,
        wallets: config.wallets,
      }),
      webFiles,
      webUrl: config.webUrl,
    })
    // HTTP/1.0 probes send no Host header.
    const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
    const server = createServer(requestTimes, (incoming, outgoing) => void answer(incoming, outgoing))
    answerClientErrors(server)
    // Behind a proxy all connections have its address.
    if (limits.proxyHops === 0 && limits.maxConnectionsPerAddress > 0)
      limitConnections(server, { maxPerAddress: limits.maxConnectionsPerAddress })
    const actualPort = await listen(server, { host, port })
    await lifecycle.onStop(async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      // Grace period for pending requests, in milliseconds.
      const timer = setTimeout(() => server.closeAllConnections(), 1_500)
      await closed
      clearTimeout(timer)
    })
    await startDeliveries(config, { db, lifecycle, logger, metrics, push, sendOwnerWebhook })
    for (const chain of chainConfigs) {
      const { indexerEntry: entry, jobsEntry, maxReorgDepth } = config
      const label = { chain: chain.id }
      const indexer = superviseIndexer({
        chain,
        databaseUrl: directUrl,
        entry,
        jobsEntry,
        logger,
        maxReorgDepth,
        onCalls: (calls) => {
          for (const call of calls) observeCall({ ...label, for: 'indexer' })(call)
        },
        onOutOfMemory: (error) => {
          recordFailure(db, { chainId: chain.id, error }).catch((err: unknown) =>
            logger.warn({ err }, 'could not record an indexer failure'),
          )
        },
        onRestart: () => metrics.indexerRestarts.inc(label),
      })
      await lifecycle.onStop(() => indexer.stop())
    }
    const stop = () => {
      stopping.abort()
      return lifecycle.stop()
    }
    return { stop, url: toServerUrl({ host, port: actualPort }), webFiles }
  } catch (error) {
    stopping.abort()
    await lifecycle.stop()
    throw error
  }
}

/** Undefined without a key, or if the operator turned push messages off. */
function createPush({ publicUrl, push }: Pick<GatewayConfig, 'publicUrl' | 'push'>): PushSender | undefined {
  const keys = push?.privateKey === undefined ? undefined : parseVapidKey(push.privateKey)
  if (!keys || !push || push.mode === 'off') return undefined
  const site = publicUrl?.startsWith('https:') ? publicUrl : undefined
  return createPushSender({ contact: push.contact ?? site, keys, mode: push.mode })
}

/** Includes the name that the server listens on. */
function listHosts({ host, hosts = [] }: Pick<GatewayConfig, 'host' | 'hosts'>): string[] {
  return [...hosts, ...(isIP(host) ? [] : [host])]
}

/** The database URL without credentials, for messages. */
function toDatabaseName(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname, searchParams } = new URL(url)
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`
}

/** URL for a local browser: a wildcard address is reached through loopback. */
function toServerUrl({ host, port }: { host: string; port: number }): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Without the statement timeout: migrating large tables takes long. */
async function migrateWithoutTimeout(
  databaseUrl: string,
  { logger, partitions }: { logger: Logger; partitions: number },
): Promise<void> {
  const db = createDatabase(databaseUrl, { lockTimeout: lockTimeout, maxConnections: 2, statementTimeout: 0 })
  try {
    await migrate(db, { place: toDatabaseName(databaseUrl) })
    if (partitions > 0 && !(await partitionNew(db, { count: partitions })))
      logger.warn('DATABASE_PARTITIONS applies to new databases only; run countersign-admin partition for this one')
  } finally {
    await db.destroy()
  }
}
