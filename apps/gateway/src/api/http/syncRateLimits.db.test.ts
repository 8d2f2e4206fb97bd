import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { createLogger } from '../../lib/createLogger.ts'
import { createRateLimiter } from '../../lib/createRateLimiter.ts'
import { burstSeconds } from '../../lib/ServiceLimits.ts'
import { syncRateLimits } from './syncRateLimits.ts'

const perSecond = 10
const wait = { interval: 50 }
const logger = createLogger({ level: 'silent' })

async function setup() {
  const { db, destroy } = await createTestDatabase()
  onTestFinished(destroy)
  const startProcess = () => {
    const limiter = createRateLimiter({ burst: burstSeconds * perSecond, perSecond })
    const learn = vi.fn(limiter.learn)
    const sharing = syncRateLimits({ db, interval: 50, limiter: { ...limiter, learn }, logger, perSecond })
    onTestFinished(() => sharing.stop())
    return { ...limiter, learn }
  }
  return { db, startProcess }
}

test('default: units used at one process are missing at the other', async () => {
  const { db, startProcess } = await setup()
  const [first, second] = [startProcess(), startProcess()]
  expect(first.take('203.0.113.7', 100)).toBe(0)
  await expect.poll(() => second.learn.mock.calls.map(([holder]) => holder), wait).toContain('203.0.113.7')
  expect(second.take('203.0.113.7', 90)).toBeGreaterThan(0)
  expect(second.take('198.51.100.2', 100)).toBe(0)
  const rows = await db.selectFrom('rate_limit').select('client').execute()
  expect(rows).toContainEqual({ client: '203.0.113.7' })
})

test('behavior: two that use units at once pay for both, and no more than twice a budget', async () => {
  const { db, startProcess } = await setup()
  const limiters = [startProcess(), startProcess(), startProcess()]
  for (const limiter of limiters) expect(limiter.take('a', 100)).toBe(0)
  const owed = async () => (await db.selectFrom('rate_limit').select('used').executeTakeFirst())?.used ?? 0
  await expect.poll(owed, wait).toBeGreaterThan(150)
  expect(await owed()).toBeLessThanOrEqual(200)
  for (const limiter of limiters) await expect.poll(() => limiter.take('a', 100), wait).toBeGreaterThan(10)
})

test('error: without the table each process counts for itself', async () => {
  const { db, startProcess } = await setup()
  await db.schema.dropTable('rate_limit').execute()
  const limiter = startProcess()
  expect(limiter.take('a', 100)).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(limiter.take('a', 100)).toBeGreaterThan(0)
})
