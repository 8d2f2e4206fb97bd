import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol/config'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { getDemoTemplate } from '../../test/getDemoTemplate.ts'
import { setup } from '../../test/setup.ts'
import { createChainClient } from '../lib/createChainClient.ts'
import { createLogger } from '../lib/createLogger.ts'
import { apiSections } from './apiSections.ts'

const key = '9aa3d95b3bc440fa88ea12eaa4456161'
const host = 'quiet-4f0c9a7be2d84c1f.node.example'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

/** A service whose RPC URL is secret in every part. */
async function setupSecret(own: ChainConfig['rpcUrls']['default']) {
  const world = await setup(chain, { template: await getDemoTemplate() })
  const { rpcUrls: _, ...rest } = chain.config
  const config = ChainConfigSchema.parse({ ...rest, rpcUrls: { default: own } })
  const folder = await mkdtemp(join(tmpdir(), 'countersign-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const log = join(folder, 'log')
  const logger = createLogger({ destination: log, level: 'trace' })
  const client = createChainClient(config, { retryCount: 0, timeout: 2_000 })
  const api = await createTestApi({ ...world, client, config, logger }, { limits: { ratePerAddress: 0 } })
  return { api, readLog: () => readFile(log, 'utf8'), world }
}

const [alice] = demoAccounts
const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const values: Readonly<Record<string, string>> = {
  account: alice.address,
  address: safe,
  chain: '31337',
  chainId: '31337',
  owner: alice.address,
  safe,
  safeAddress: safe,
}

/** Every documented route with valid parameters. */
function listCalls(): { method: string; path: string }[] {
  const fill = (path: string) =>
    path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name) => values[name] ?? `0x${'ab'.repeat(32)}`)
  return apiSections.flatMap(({ routes }) =>
    routes
      .filter(({ path }) => !path.endsWith('/events'))
      .map(({ method, path }) => ({ method: method.toUpperCase(), path: fill(path) })),
  )
}

test('default: no answer of any documented call holds an address of the service’s own node', async () => {
  const [url = ''] = chain.config.rpcUrls.default.http
  const { api, readLog } = await setupSecret({
    http: [`${url}/${key}?apikey=${key}`],
    webSocket: [`wss://${host}/${key}`],
  })
  const calls = listCalls()
  expect(calls.length).toBeGreaterThan(100)
  for (const { method, path } of calls) {
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } }
    const response = await api.request(path, { ...body, method })
    const text = `${JSON.stringify([...response.headers])} ${await response.text()}`
    expect.soft(text.includes(key) || text.includes(host) || text.includes(url), `${method} ${path}`).toBe(false)
  }
  const { body } = await api.get('/v1/chains/31337')
  expect(body).toMatchObject({ publicRpcUri: { value: '' }, rpcUri: { value: '' }, safeAppsRpcUri: { value: '' } })
  expect((await api.get('/config.json')).body).toMatchObject({
    chains: [{ rpcUrls: { default: { http: [] }, public: { http: [] } } }],
  })
  expect(await readLog()).not.toContain(key)
})

test('behavior: nor does the refusal of a call that the node did not answer, nor the log', async () => {
  const own = { http: [`http://user:${key}@127.0.0.1:1/${key}?token=${key}`] }
  const { api, readLog } = await setupSecret(own)
  const statuses: number[] = []
  for (const { method, path } of listCalls()) {
    if (!/^\/(v\d|tx-service)/.test(path)) continue
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } }
    const response = await api.request(path, { ...body, method })
    statuses.push(response.status)
    const text = `${JSON.stringify([...response.headers])} ${await response.text()}`
    expect.soft(text.includes(key) || text.includes('127.0.0.1:1'), `${method} ${path}`).toBe(false)
  }
  expect(statuses).toContain(503)
  const log = await readLog()
  expect(log).toContain('request failed')
  expect(log).not.toContain(key)
})
