import type { DescriptorFile } from '@countersign/protocol/clear'
import type { SafeApp } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { onTestFinished } from 'vitest'
import { createApp } from '../src/api/createApp.ts'
import type { WebFiles } from '../src/api/web/webFiles.ts'
import { createWebConfig } from '../src/config/createWebConfig.ts'
import { createContractRegistry, type DescribedContract } from '../src/lib/contracts/createContractRegistry.ts'
import { createChangeFeed } from '../src/lib/createChangeFeed.ts'
import { createMetrics } from '../src/lib/createMetrics.ts'
import { createOwnerWebhookSender, type OwnerWebhookMode } from '../src/lib/createOwnerWebhookSender.ts'
import { createRateLimiter } from '../src/lib/createRateLimiter.ts'
import { createDescriptorRegistry } from '../src/lib/descriptors/createDescriptorRegistry.ts'
import { createJobPool } from '../src/lib/jobs/createJobPool.ts'
import { type CreateMetadataSourceParameters, createMetadataSource } from '../src/lib/metadata/createMetadataSource.ts'
import { createPriceSource, type PriceLocation } from '../src/lib/prices/createPriceSource.ts'
import type { PushSender } from '../src/lib/push/createPushSender.ts'
import { burstSeconds, defaultLimits, type ServiceLimits } from '../src/lib/ServiceLimits.ts'
import type { TestWorld } from './setup.ts'

export type TestApi = {
  /** GET with the parsed body. */
  get(path: string): Promise<{ body: unknown; headers: Headers; status: number }>
  post(path: string, body: unknown): Promise<{ body: unknown; status: number }>
  request(path: string, init?: RequestInit): Promise<Response>
  /** Every route, as `GET /v1/chains`. */
  routes: readonly string[]
}

export type TestApiOptions = {
  contracts?: readonly DescribedContract[]
  corsOrigins?: readonly string[]
  descriptors?: readonly DescriptorFile[]
  frameHosts?: readonly string[]
  limits?: Partial<ServiceLimits>
  maxUnsigned?: number
  metadata?: Pick<CreateMetadataSourceParameters, 'gateways' | 'mode'>
  metricsToken?: string
  ownerWebhooks?: OwnerWebhookMode
  prices?: PriceLocation
  publicUrl?: string
  push?: PushSender
  safeApps?: readonly SafeApp[]
  webFiles?: WebFiles
  webUrl?: string
}

/** Shared by all tests of a thread, since a worker starts slowly. */
const jobs = createJobPool({ timeout: 20_000, waitTimeout: 60_000 })

const noMetadata = {
  gateways: { arweave: 'https://arweave.example', ipfs: 'https://ipfs.example' },
  mode: 'off',
} as const

/** The application on a test's world, without a socket. */
export async function createTestApi(world: TestWorld, options: TestApiOptions = {}): Promise<TestApi> {
  const { api, close } = await openTestApi(world, options)
  onTestFinished(close)
  return api
}

/** For callers that stop it themselves. */
export async function openTestApi(
  { client, config, databaseUrl, db, logger }: TestWorld,
  {
    contracts = [],
    corsOrigins = [],
    descriptors = [],
    frameHosts = [],
    limits = {},
    maxUnsigned,
    metadata = noMetadata,
    metricsToken,
    ownerWebhooks = 'off',
    prices,
    publicUrl,
    push,
    safeApps = [],
    webFiles,
    webUrl,
  }: TestApiOptions = {},
): Promise<{ api: TestApi; close: () => Promise<void> }> {
  const feed = await createChangeFeed({ databaseUrl, logger })
  const stopping = new AbortController()
  const { ratePerAddress } = { ...defaultLimits, ...limits }
  const book = createContractRegistry(contracts)
  const findFunctions = (address: Address) => book.findFunctions({ address, chainId: config.id })
  const app = createApp({
    chains: new Map([[config.id, { client, config, findFunctions, maxUnsigned }]]),
    contracts: book,
    corsOrigins,
    db,
    readDb: db,
    descriptors: createDescriptorRegistry(descriptors),
    feed,
    hosts: [],
    jobs,
    limits: { ...defaultLimits, ...limits },
    logger,
    metadata: createMetadataSource({ ...metadata, logger }),
    metrics: createMetrics(),
    metricsToken,
    prices: createPriceSource({ logger, location: prices }),
    publicUrl,
    push,
    rates: createRateLimiter({ burst: burstSeconds * ratePerAddress, perSecond: ratePerAddress }),
    safeApps,
    sendOwnerWebhook: createOwnerWebhookSender({ mode: ownerWebhooks }),
    stopping: stopping.signal,
    webConfig: createWebConfig({ chains: [config], frameHosts }),
    webFiles,
    webUrl,
  })
  const request = async (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init)
  const api: TestApi = {
    async get(path) {
      const response = await request(path)
      return { body: await readJson(response), headers: response.headers, status: response.status }
    },
    async post(path, body) {
      const headers = { 'Content-Type': 'application/json' }
      const response = await request(path, { body: JSON.stringify(body), headers, method: 'POST' })
      return { body: await readJson(response), status: response.status }
    },
    request,
    routes: app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  }
  return {
    api,
    async close() {
      stopping.abort()
      await feed.stop()
    },
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
