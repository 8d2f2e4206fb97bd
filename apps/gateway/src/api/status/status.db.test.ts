import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('default: how far the index is, and what was left out', async () => {
  const world = await setup(chain)
  const api = await createTestApi(world)
  await chain.client.mine({ blocks: 3 })
  await world.indexer.runToHead()
  const { block_number } = await world.db.selectFrom('checkpoint').select('block_number').executeTakeFirstOrThrow()
  await world.db
    .insertInto('failed_transaction')
    .values({
      block_number,
      chain_id: world.chainId,
      reason: 'too large',
      subject: '',
      transaction_hash: `0x${'ab'.repeat(32)}`,
      what: 'logs',
    })
    .execute()
  expect(await api.get('/ready')).toMatchObject({
    body: { chains: [{ failure: null, isReady: true, lag: 0, failedTransactions: 1 }], ready: true },
    status: 200,
  })
  const metrics = await (await api.request('/metrics')).text()
  expect(metrics).toContain('countersign_failed_transactions{chain="31337"} 1')
  expect(metrics).toContain('countersign_unread_places{chain="31337"} 1')
  expect(metrics).toContain('countersign_index_lag_blocks{chain="31337"} 0')
  expect(metrics).toContain('countersign_index_failing_seconds{chain="31337",code=""} 0')
  const about = await api.get(`/v1/chains/${world.chainId}/about/indexing`)
  expect(about).toMatchObject({ body: { synced: true, failedTransactions: 1 } })
})

test('behavior: an index that fails for a minute or is silent is not ready, and its lag is not reported as 0', async () => {
  const world = await setup(chain)
  const api = await createTestApi(world)
  await world.indexer.runToHead()
  await world.db
    .updateTable('indexer')
    .set({ failing_since: minutesAgo(2), failure: 'The node failed.', failure_code: 'NODE_FAILED' })
    .execute()
  expect(await api.get('/ready')).toMatchObject({
    body: { chains: [{ failure: { code: 'NODE_FAILED', message: 'The node failed.' }, isReady: false }] },
    status: 503,
  })
  await world.db
    .updateTable('checkpoint')
    .set({ updated_at: minutesAgo(2) })
    .execute()
  const metrics = await (await api.request('/metrics')).text()
  expect(metrics).toMatch(/countersign_index_failing_seconds\{chain="31337",code="NODE_FAILED"\} 12\d/)
  expect(metrics).toMatch(/countersign_index_silence_seconds\{chain="31337"\} 12\d/)
  expect(metrics).toContain('countersign_index_lag_blocks{chain="31337"} Nan')
})

test('behavior: why an index cannot start is reported', async () => {
  const world = await setup(chain)
  const api = await createTestApi(world)
  await world.db
    .insertInto('indexer')
    .values({ chain_id: world.chainId, failing_since: minutesAgo(0), failure_code: 'WRONG_CHAIN' })
    .execute()
  expect(await api.get('/ready')).toMatchObject({
    body: { chains: [{ failure: { code: 'WRONG_CHAIN' }, indexedBlock: null, isReady: false }] },
    status: 503,
  })
  expect(await (await api.request('/metrics')).text()).toContain('chain="31337",code="WRONG_CHAIN"')
})

test('behavior: refusals are counted by their code, in both dialects; what is not there is none', async () => {
  const world = await setup(chain)
  const api = await createTestApi(world)
  const nowhere = `/v1/chains/${world.chainId}/safes/nowhere/messages`
  expect((await api.post(nowhere, {})).status).toBe(422)
  expect((await api.post('/tx-service/31337/api/v1/safes/nowhere/messages', {})).status).toBeGreaterThanOrEqual(400)
  expect((await api.get('/v1/nothing')).status).toBe(404)
  const metrics = await (await api.request('/metrics')).text()
  expect(metrics).toMatch(/countersign_refusals_total\{code="INVALID_INPUT"\} 2/)
  expect(metrics).not.toContain('ROUTE_NOT_FOUND')
})

test('parameters: metricsToken: measurements are for those who show it', async () => {
  const api = await createTestApi(await setup(chain), { metricsToken: '0123456789abcdef' })
  expect(await api.get('/metrics')).toMatchObject({ body: { code: 'METRICS_RESTRICTED' }, status: 403 })
  const headers = { Authorization: 'Bearer 0123456789abcdef' }
  expect((await api.request('/metrics', { headers })).status).toBe(200)
})

test('behavior: however many requests, the database is queried once in a moment', async () => {
  const world = await setup(chain)
  await world.indexer.runToHead()
  let statements = 0
  const db = world.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const api = await createTestApi({ ...world, db })
  await api.get('/ready')
  const once = statements
  const answers = await Promise.all(Array.from({ length: 200 }, () => api.get('/ready')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  // The cache may expire in between, on a slow machine repeatedly.
  expect(statements).toBeLessThanOrEqual(4 * once)
})
