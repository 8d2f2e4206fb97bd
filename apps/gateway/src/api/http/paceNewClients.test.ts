import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../errors/RequestError.ts'
import { paceNewClients } from './paceNewClients.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** 50 units per second for new clients of a busy service, a minute after the start; the clock is the test's. */
function setup({ minutes = 1, utilization = 1 }: { minutes?: number; utilization?: number } = {}) {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const debts = new Map<string, number>()
  const app = new Hono<ApiEnv>()
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('client') ?? '')
    c.set('units', Number(c.req.header('units') ?? 1))
    await next()
  })
  app.use(
    paceNewClients({
      maxClients: 2_500,
      perSecond: 200,
      rates: { readDebt: (client) => debts.get(client) ?? 0 },
      readUtilization: () => utilization,
    }),
  )
  app.all('/large', (c) => {
    c.set('responseSize', 1_000_000)
    return c.text('ok')
  })
  app.all('*', (c) => c.text('ok'))
  vi.advanceTimersByTime(minutes * 60_000)
  app.onError((error, c) => c.text(error instanceof RequestError ? error.code : 'unexpected', 429))
  const send = async (client: string, units = 1, path = '/x') => {
    const started = performance.now()
    const { status } = await app.request(path, { headers: { client, units: `${units}` } })
    return { status, waited: performance.now() - started }
  }
  /** Sends and lets the time pass that the answer needs. */
  async function time(client: string, units?: number) {
    const answer = send(client, units)
    await vi.advanceTimersByTimeAsync(20_000)
    return answer
  }
  return { debts, send, time, [Symbol.dispose]: () => void vi.useRealTimers() }
}

test('default: a new client is served at once', async () => {
  using clients = setup()
  expect(await clients.send('alice', 30)).toEqual({ status: 200, waited: 0 })
})

test('behavior: during a flood from new addresses a known client is served at once', async () => {
  using clients = setup()
  await clients.time('alice')
  const flood = Array.from({ length: 500 }, (_, index) => clients.send(`198.51.100.${index}`))
  expect(await clients.send('alice')).toEqual({ status: 200, waited: 0 })
  await vi.advanceTimersByTimeAsync(20_000)
  const answers = await Promise.all(flood)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  // 500 units at 50 per second, of which two seconds' worth were saved up.
  expect(Math.max(...answers.map(({ waited }) => waited))).toBeCloseTo(7_980, -2)
})

test('behavior: a company that opens the app at once does not wait while the service has room', async () => {
  const waits = async (utilization: number) => {
    using clients = setup({ utilization })
    // 150 requests per second of 50 users, for ten seconds.
    const answers: ReturnType<typeof clients.send>[] = []
    for (let turn = 0; turn < 1_500; turn += 1) {
      answers.push(clients.send(`198.51.100.${turn % 50}`))
      if (turn % 3 === 2) await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(20_000)
    return Math.max(...(await Promise.all(answers)).map(({ waited }) => waited))
  }
  expect(await waits(0.4)).toBe(0)
  expect(await waits(0.6)).toBeGreaterThan(5_000)
})

test('behavior: a client that was part of a crowd stays new', async () => {
  using clients = setup()
  const sendAll = () => Array.from({ length: 400 }, (_, index) => clients.send(`198.51.100.${index % 9}`))
  const first = sendAll()
  await vi.advanceTimersByTimeAsync(20_000)
  await Promise.all(first)
  const second = sendAll()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(Math.max(...(await Promise.all(second)).map(({ waited }) => waited))).toBeGreaterThan(1_900)
})

test('behavior: a few busy users who had to wait become known', async () => {
  using clients = setup()
  const sendAll = () => Array.from({ length: 400 }, (_, index) => clients.send(`198.51.100.${index % 8}`))
  const first = sendAll()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(Math.max(...(await Promise.all(first)).map(({ waited }) => waited))).toBeGreaterThan(1_900)
  const second = sendAll()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(Math.max(...(await Promise.all(second)).map(({ waited }) => waited))).toBe(0)
})

test('behavior: a known client with a large debt shares the rate of new ones', async () => {
  using clients = setup()
  await clients.time('bob')
  clients.debts.set('bob', 401)
  const flood = Array.from({ length: 300 }, () => clients.send('bob'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(Math.max(...(await Promise.all(flood)).map(({ waited }) => waited))).toBeGreaterThan(1_900)
})

test('behavior: one new client that uses its full rate delays no other', async () => {
  using clients = setup()
  const flood = Array.from({ length: 1_200 }, () => clients.send('mallory'))
  expect(await clients.send('carol', 5)).toEqual({ status: 200, waited: 0 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await Promise.all(flood)).filter(({ status }) => status === 429).length).toBeGreaterThan(50)
})

test('behavior: a path with a large response costs the next new client more, and delays nobody else', async () => {
  using clients = setup()
  expect(await clients.send('mallory', 1, '/large')).toEqual({ status: 200, waited: 0 })
  const flood = Array.from({ length: 100 }, (_, index) => clients.send(`198.51.100.${index}`, 1, '/large'))
  expect(await clients.send('carol')).toEqual({ status: 200, waited: 0 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await Promise.all(flood)).filter(({ status }) => status === 200).length).toBeLessThan(5)
})

test('behavior: all addresses of an IPv6 customer are one client', async () => {
  using clients = setup()
  const flood = Array.from({ length: 1_200 }, (_, index) => clients.send(`2001:db8:1:${index.toString(16)}::/64`))
  expect(await clients.send('2001:db8:2:1::/64', 5)).toEqual({ status: 200, waited: 0 })
  await vi.advanceTimersByTimeAsync(20_000)
  await Promise.all(flood)
})

test('behavior: a flood of more new clients than are remembered makes nobody new again', async () => {
  using clients = setup()
  await clients.time('alice')
  // Known from its first request after three seconds.
  await clients.time('alice')
  const flood = Array.from({ length: 2_501 }, (_, index) => clients.send(`new ${index}`))
  expect(await clients.send('alice')).toEqual({ status: 200, waited: 0 })
  await vi.advanceTimersByTimeAsync(20_000)
  await Promise.all(flood)
})

test('behavior: right after a start all open pages connect again at once', async () => {
  using clients = setup({ minutes: 0 })
  const all = await Promise.all(Array.from({ length: 2_000 }, (_, index) => clients.send(`198.51.100.${index}`)))
  expect(all.every(({ status, waited }) => status === 200 && waited === 0)).toBe(true)
})

test('error: nobody waits longer than ten seconds', async () => {
  using clients = setup()
  const flood = Array.from({ length: 700 }, (_, index) => clients.send(`198.51.100.${index}`))
  await vi.advanceTimersByTimeAsync(20_000)
  const answers = await Promise.all(flood)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(99)
  expect(Math.max(...answers.map(({ waited }) => waited))).toBeLessThanOrEqual(10_000)
  expect(await clients.send('carol')).toEqual({ status: 200, waited: 0 })
})

test('behavior: one request of a million units blocks nobody for longer than ten seconds', async () => {
  using clients = setup()
  expect((await clients.send('mallory', 1_000_000)).status).toBe(200)
  expect(await clients.time('carol', 50)).toMatchObject({ status: 200 })
  expect(await clients.time('dave', 50)).toEqual({ status: 200, waited: 0 })
})
