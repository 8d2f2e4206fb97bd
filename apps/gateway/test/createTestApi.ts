import { onTestFinished } from 'vitest'
import { createApp } from '../src/api/createApp.ts'
import type { WebFiles } from '../src/api/web/loadWebFiles.ts'
import { createWebConfig } from '../src/config/createWebConfig.ts'
import { createChangeFeed } from '../src/lib/createChangeFeed.ts'
import { createMetrics } from '../src/lib/createMetrics.ts'
import type { TestWorld } from './setup.ts'

export type TestApi = {
  /** GET, and the parsed body. */
  get(path: string): Promise<{ body: unknown; headers: Headers; status: number }>
  post(path: string, body: unknown): Promise<{ body: unknown; status: number }>
  request(path: string, init?: RequestInit): Promise<Response>
  /** Every route of the application, as `GET /v1/chains`. */
  routes: readonly string[]
}

export type TestApiOptions = {
  corsOrigins?: readonly string[]
  frameHosts?: readonly string[]
  publicUrl?: string
  webFiles?: WebFiles
}

/** The application on a test's world, without a socket. */
export async function createTestApi(
  { client, config, databaseUrl, db, logger }: TestWorld,
  { corsOrigins = [], frameHosts = [], publicUrl, webFiles }: TestApiOptions = {},
): Promise<TestApi> {
  const feed = await createChangeFeed({ databaseUrl, logger })
  const stopping = new AbortController()
  onTestFinished(async () => {
    stopping.abort()
    await feed.stop()
  })
  const app = createApp({
    chains: new Map([[config.id, { client, config }]]),
    corsOrigins,
    db,
    feed,
    logger,
    metrics: createMetrics(),
    publicUrl,
    stopping: stopping.signal,
    webConfig: createWebConfig({ chains: [config], frameHosts }),
    webFiles,
  })
  const request = async (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init)
  return {
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
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
