import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('behavior: a flood from new addresses delays a newcomer, and not a client that was here before', async () => {
  const api = await createTestApi(await setup(chain), { limits: { proxyHops: 1, ratePerAddress: 4 } })
  const send = async (address: string) => {
    const { status } = await api.request('/v1/chains', { headers: { 'X-Forwarded-For': address } })
    return status
  }
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(3_600_000)
  expect(await send('192.0.2.1')).toBe(200)
  vi.advanceTimersByTime(10_000)
  // More than all new clients get in 12 s, each with a single request.
  const flood = Array.from({ length: 49 }, (_, index) => send(`198.51.100.${index}`))
  expect(await send('203.0.113.1')).toBe(429)
  expect(await send('192.0.2.1')).toBe(200)
  await vi.advanceTimersByTimeAsync(20_000)
  // How many depends on how busy this thread is.
  expect(await Promise.all(flood)).toContain(200)
})
