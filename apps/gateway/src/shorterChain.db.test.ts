import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../test/createTestChain.ts'
import { createTestFolder, runAdminCommand, writeChainsFile } from '../test/runAdminCommand.ts'
import { setup } from '../test/setup.ts'
import { checkIndex } from './admin/checks/checkChain.ts'
import { findSafe } from './db/queries/findSafe.ts'
import { findIndexingFailure } from './db/queries/indexingStatus.ts'
import { createIndexer } from './indexer/createIndexer.ts'
import type { ChainClient } from './lib/createChainClient.ts'
import { createLogger } from './lib/createLogger.ts'

const [alice, bob] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('default: a chain that became shorter is reported until it goes on, and its next block replaces what is gone', async () => {
  const world = await setup(chain)
  const api = await createTestApi(world)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const id = await chain.client.snapshot()
  await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address } })
  await chain.client.mine({ blocks: 2 })
  const options = { behindTime: 200, leaseLifetime: 2_000, pollInterval: 20, takeoverInterval: 50 }
  const indexer = createIndexer({ ...world, ...options, chain: world.config })
  onTestFinished(() => indexer.stop())
  indexer.start()
  const nonce = async () => (await findSafe(world.db, { address: safe, chainId: world.chainId }))?.nonce
  await expect.poll(nonce).toBe(1n)
  await expect.poll(async () => (await api.get('/ready')).status).toBe(200)
  const indexed = Number(await chain.client.getBlockNumber())
  await chain.client.revert({ id })
  const head = Number(await chain.client.getBlockNumber())
  await expect.poll(async () => (await api.get('/ready')).status).toBe(503)
  const message = `The node of chain 31337 is ${indexed - head} block(s) behind the index: its latest block is ${head}, but block ${indexed} is indexed.`
  expect(await api.get('/ready')).toMatchObject({
    body: { chains: [{ failure: { code: 'NODE_BEHIND', message }, isReady: false, lag: null }], ready: false },
  })
  const metrics = await (await api.request('/metrics')).text()
  expect(metrics).toContain('countersign_index_lag_blocks{chain="31337"} Nan')
  expect(metrics).toMatch(/countersign_index_failing_seconds\{chain="31337",code="NODE_BEHIND"\}/)
  expect(await api.get('/v1/chains/31337/about/indexing')).toMatchObject({ body: { synced: false } })
  expect(await checkIndex(world.db, world.config)).toMatchObject({ found: expect.stringContaining(message) })
  // The node may lag: indexed blocks stay until another one replaces them.
  expect(await nonce()).toBe(1n)
  await chain.client.mine({ blocks: 1 })
  await expect.poll(nonce).toBe(0n)
  await expect.poll(async () => (await api.get('/ready')).body).toMatchObject({ chains: [{ failure: null, lag: 0 }] })
})

test('behavior: a start block above the head is reported everywhere until the chain reaches it', {
  tags: 'long',
}, async () => {
  const world = await setup(chain)
  const api = await createTestApi(world)
  const head = Number(await chain.client.getBlockNumber())
  const config = { ...world.config, startBlock: head + 2 }
  const log = join(await createTestFolder(), 'log')
  const options = { leaseLifetime: 2_000, longestDelay: 50, pollInterval: 20, takeoverInterval: 50 }
  const logger = createLogger({ destination: log, level: 'info' })
  const indexer = createIndexer({ ...world, ...options, chain: config, logger })
  onTestFinished(() => indexer.stop())
  indexer.start()
  const message = `Chain 31337 is not indexed: startBlock is ${head + 2}, but the latest block of the node is ${head}. Set startBlock in the chains file to the block of the first Safe, or to 0. If the node is still syncing, wait.`
  const code = 'START_BLOCK_ABOVE_HEAD'
  await expect
    .poll(async () => await api.get('/ready'))
    .toMatchObject({ body: { chains: [{ failure: { code, message }, isReady: false }], ready: false }, status: 503 })
  expect(await (await api.request('/metrics')).text()).toContain(`chain="31337",code="${code}"`)
  expect(await readFile(log, 'utf8')).toContain(message)
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([config]), DATABASE_URL: world.databaseUrl }
  expect(await runAdminCommand(['status'], env)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`FAIL index 31337: indexing fails: ${message}`),
  })
  const doctor = await runAdminCommand(['doctor'], env)
  expect(doctor.output).toContain(`FAIL index 31337: indexing fails: ${message}`)
  expect(doctor.output).toContain(`FAIL chain 31337: startBlock is ${head + 2}, but the latest block is ${head}`)
  await chain.client.mine({ blocks: 2 })
  await expect.poll(async () => (await api.get('/ready')).status).toBe(200)
  expect(await runAdminCommand(['status'], env)).toMatchObject({
    code: 0,
    output: `ok   index 31337: at block ${head + 2}, 0 blocks behind, no failed transactions`,
  })
})

test('behavior: one of several nodes that lags is not reported', async () => {
  const world = await setup(chain)
  await chain.client.mine({ blocks: 3 })
  await world.indexer.runToHead()
  const past = await world.client.request({ method: 'eth_getBlockByNumber', params: ['0x1', false] })
  let requests = 0
  const balanced: ChainClient = {
    ...world.client,
    request: (async (request: { method: string; params?: unknown[] }) => {
      if (request.params?.[0] === 'latest' && ++requests % 4 !== 0) return past
      return Reflect.apply(world.client.request, world.client, [request])
    }) as ChainClient['request'],
  }
  // Longer than three polls on a busy machine.
  const indexer = createIndexer({
    ...world,
    behindTime: 60_000,
    chain: world.config,
    client: balanced,
    pollInterval: 1,
  })
  onTestFinished(() => indexer.stop())
  indexer.start()
  await expect.poll(() => requests).toBeGreaterThan(40)
  expect(await findIndexingFailure(world.db, world)).toBeUndefined()
})
