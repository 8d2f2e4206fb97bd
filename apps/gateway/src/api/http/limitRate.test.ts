import { setImmediate as nextRound } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLogger } from '../../lib/createLogger.ts'
import { createRateLimiter } from '../../lib/createRateLimiter.ts'
import { defaultLimits } from '../../lib/ServiceLimits.ts'
import { RequestError } from '../errors/RequestError.ts'
import { limitBody } from './limitBody.ts'
import { limitListsPerSafe, limitRate } from './limitRate.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** A service whose responses stay pending until released, and which records its peak concurrency. */
function setup({ burst = 1_000_000, ratePerAddress = 300 } = {}) {
  const app = new Hono<ApiEnv>()
  const rates = createRateLimiter({ burst, now: () => 0, perSecond: 300 })
  const limits = { ...defaultLimits, proxyHops: 1, ratePerAddress }
  const working = { max: 0, now: 0 }
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const maxBodySize = 1_000_000
  const logger = createLogger({ level: 'silent' })
  const { admit, chargeBody, limitConcurrency } = limitRate({ limits, logger, maxBodySize, rates })
  app.use(admit, limitBody({ maxSize: maxBodySize, onPart: chargeBody }), limitConcurrency)
  app.all('*', async (c) => {
    working.now += 1
    working.max = Math.max(working.max, working.now)
    await held
    working.now -= 1
    c.set('responseSize', Number(c.req.header('x-answer') ?? 0))
    return c.text('ok')
  })
  app.onError((error, c) => {
    if (!(error instanceof RequestError)) throw error
    return c.text(error.code, { headers: { 'Retry-After': String(error.retryAfter ?? '') }, status: 429 })
  })
  const send = async (
    from: string,
    body?: string | ReadableStream<Uint8Array>,
    headers: Record<string, string> = {},
    path = '/x',
    method = 'GET',
  ): Promise<Response> =>
    app.request(path, {
      headers: { 'X-Forwarded-For': from, ...headers },
      method,
      ...(body === undefined ? {} : { body, duplex: 'half', method: 'POST' }),
    })
  /** Waits until so many are worked on, and releases them once no further one starts. */
  async function expectAtOnce(count: number, requests: readonly Promise<Response>[]): Promise<void> {
    await expect.poll(() => working.now).toBe(count)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(working.max).toBe(count)
    release()
    for (const answer of await Promise.all(requests)) expect(answer.status).toBe(200)
  }
  return { expectAtOnce, release, send }
}

test('behavior: of one address so many requests are worked on at a time, and all are answered', async () => {
  const { expectAtOnce, send } = setup()
  await expectAtOnce(
    6,
    Array.from({ length: 100 }, () => send('198.51.100.1')),
  )
})

test('behavior: fewer at a time of an address that has used a second of its rate', async () => {
  const { expectAtOnce, send } = setup()
  const costly = send('198.51.100.1', 'x'.repeat(400_000), { 'Content-Length': '400000' })
  await expectAtOnce(2, [costly, ...Array.from({ length: 20 }, () => send('198.51.100.1'))])
})

test('behavior: writes of many addresses begin one after the other, reads at once', async () => {
  const { expectAtOnce, send } = setup()
  const address = (index: number) => `198.51.100.${index}`
  const started = performance.now()
  const writes = Array.from({ length: 30 }, (_, index) => send(address(index), 'x'))
  const reads = Array.from({ length: 30 }, (_, index) => send(address(100 + index)))
  await expectAtOnce(60, [...reads, ...writes])
  // 30 writes of 10 units, of which the last is followed by nothing.
  expect(performance.now() - started).toBeGreaterThan(285)
})

test('behavior: HEAD requests of many addresses begin one after the other', async () => {
  const { expectAtOnce, send } = setup()
  const started = performance.now()
  const heads = Array.from({ length: 20 }, (_, index) => send(`198.51.100.${index}`, undefined, {}, '/x', 'HEAD'))
  await expectAtOnce(20, heads)
  expect(performance.now() - started).toBeGreaterThan(185)
})

test('behavior: two large bodies are read at a time; small ones do not wait for them', async () => {
  const large = setup()
  const address = (index: number) => `198.51.100.${index}`
  await large.expectAtOnce(
    2,
    Array.from({ length: 20 }, (_, index) => large.send(address(index), 'x'.repeat(16_001))),
  )
  const both = setup()
  const requests = Array.from({ length: 5 }, (_, index) => both.send(address(index), 'x'.repeat(16_001)))
  const small = Array.from({ length: 20 }, (_, index) => both.send(address(100 + index), 'x'.repeat(16_000)))
  await both.expectAtOnce(22, [...requests, ...small])
})

test('behavior: what an address has used up is refused with the time to come back; others have theirs', async () => {
  const { expectAtOnce, send } = setup({ burst: 25 })
  const first = [send('198.51.100.1', 'x'), send('198.51.100.1', 'x')]
  const refused = await send('198.51.100.1', 'x')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectAtOnce(3, [...first, send('198.51.100.2', 'x')])
})

test('behavior: a body that declares its size is refused before it is read, one that does not after it', async () => {
  const { send } = setup({ burst: 45 })
  const createBody = () => new Blob(['x'.repeat(30_000)]).stream()
  // A full bucket pays for any request, so these are emptied first.
  for (const from of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) void send(from, 'x')
  const declared = await send('198.51.100.1', createBody(), { 'Content-Length': '30000' })
  expect(declared.status).toBe(429)
  const undeclared = await send('198.51.100.2', createBody(), { 'Transfer-Encoding': 'chunked' })
  expect(undeclared.status).toBe(429)
  // Rejected as too large, and charged only for a request.
  const tooLarge = await send('198.51.100.3', createBody(), { 'Content-Length': '1000001' })
  expect(await tooLarge.text()).toBe('BODY_TOO_LARGE')
})

test('behavior: no limit where the operator sets none', async () => {
  const { expectAtOnce, send } = setup({ burst: 1, ratePerAddress: 0 })
  await expectAtOnce(
    100,
    Array.from({ length: 100 }, () => send('198.51.100.1')),
  )
})

test('behavior: a response costs by its bytes, and its client waits', async () => {
  const { release, send } = setup({ burst: 300 })
  release()
  const read = async (bytes: number) => (await send('198.51.100.7', undefined, { 'X-Answer': String(bytes) })).status
  for (let count = 0; count < 20; count++) expect(await read(40_000)).toBe(200)
  expect(await read(15_300_000)).toBe(200)
  expect(await read(0)).toBe(429)
  expect((await send('198.51.100.8')).status).toBe(200)
})

test('behavior: a body of undeclared size is charged while it is read, however slowly it comes', async () => {
  const { release, send } = setup({ burst: 100 })
  release()
  let end = () => {}
  const slow = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(60_000))
      end = () => controller.close()
    },
  })
  const pending = send('192.0.2.1', slow, { 'Transfer-Encoding': 'chunked' })
  await expect.poll(async () => (await send('192.0.2.1', 'x'.repeat(40_000))).status).toBe(429)
  end()
  expect((await pending).status).toBe(200)
})

test('behavior: large bodies are read round-robin by client: one with many does not block the others', async () => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const rates = createRateLimiter({ burst: 1_000_000, now: () => 0, perSecond: 300 })
  const limits = { ...defaultLimits, proxyHops: 1 }
  const { limitConcurrency } = limitRate({ limits, logger: createLogger({ level: 'silent' }), maxBodySize: 1, rates })
  const app = new Hono<ApiEnv>()
  app.use(async (c, next) => {
    c.set('body', new Uint8Array(20_000))
    c.set('clientAddress', c.req.header('client') ?? '')
    await next()
  }, limitConcurrency)
  app.post('*', async (c) => {
    order.push(c.req.header('client') ?? '')
    await new Promise<void>((resolve) => ends.push(resolve))
    return c.text('ok')
  })
  const send = async (client: string) => app.request('/x', { headers: { client }, method: 'POST' })
  const answers = [...Array.from({ length: 6 }, () => send('mallory')), send('carol')]
  await expect.poll(() => order.length).toBe(2)
  for (let count = 0; count < 7; count += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(count)
    ends[count]?.()
  }
  await Promise.all(answers)
  expect(order.indexOf('carol')).toBeLessThanOrEqual(3)
})

test('behavior: a nonce, which is stored, costs as much as a write', async () => {
  const { release, send } = setup({ burst: 15 })
  release()
  expect((await send('192.0.2.1', undefined, {}, '/v1/auth/nonce')).status).toBe(200)
  expect((await send('192.0.2.1', undefined, {}, '/v1/auth/nonce')).status).toBe(429)
})

const [safe, other] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]

const isHead = (path: string) => path.startsWith('HEAD ')

/** A service whose responses stay pending until released. */
function setupLists() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const app = new Hono<ApiEnv>().use(limitListsPerSafe()).get('*', async (c) => {
    begun.push(c.req.path)
    await new Promise<void>((resolve) => ends.push(resolve))
    return c.text('done')
  })
  const requestAll = async (...paths: string[]) => {
    const answers = paths.map((path) => app.request(path.replace(/^HEAD /, ''), isHead(path) ? { method: 'HEAD' } : {}))
    for (let round = 0; round < 10; round += 1) await nextRound()
    return answers
  }
  return { requestAll, begun, ends }
}

test('default: two lists of a Safe at a time in whichever dialect, and those of others beside them', async () => {
  const { requestAll, begun, ends } = setupLists()
  const lists = [
    `/v1/chains/1/safes/${safe}/transactions/history`,
    `/tx-service/eth/api/v2/safes/${safe}/multisig-transactions/`,
    `/v1/chains/1/safes/${safe.toUpperCase().replace('X', 'x')}/messages`,
  ]
  const answers = await requestAll(...lists, `/v1/chains/1/safes/${other}/transactions/queued`)
  expect(begun).toEqual([...lists.slice(0, 2), `/v1/chains/1/safes/${other}/transactions/queued`])
  ends[0]?.()
  await expect.poll(() => begun.at(-1)).toBe(lists[2])
  for (const end of ends) end()
  for (const answer of answers) expect((await answer).status).toBe(200)
})

test('behavior: lists of a Safe are read round-robin by client: one with many does not block its owners', async () => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const app = new Hono<ApiEnv>()
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('client') ?? '')
    await next()
  }, limitListsPerSafe())
  app.get('*', async (c) => {
    order.push(c.req.header('client') ?? '')
    await new Promise<void>((resolve) => ends.push(resolve))
    return c.text('ok')
  })
  const path = `/v1/chains/1/safes/${safe}/transactions/history`
  const send = async (client: string) => app.request(path, { headers: { client } })
  const answers = [...Array.from({ length: 6 }, () => send('mallory')), send('carol')]
  for (let count = 0; count < 7; count += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(count)
    ends[count]?.()
  }
  await Promise.all(answers)
  expect(order.indexOf('carol')).toBeLessThanOrEqual(3)
})

test.each(['messages', 'movements', 'safe-operations'])('behavior: HEAD of %s waits as GET does', async (list) => {
  const { requestAll, begun, ends } = setupLists()
  const path = `/v1/chains/1/safes/${safe}/${list}`
  const answers = await requestAll(`HEAD ${path}`, `HEAD ${path}`, path)
  expect(begun).toHaveLength(2)
  ends[0]?.()
  await expect.poll(() => begun.length).toBe(3)
  for (const end of ends) end()
  for (const answer of answers) expect((await answer).status).toBe(200)
})

test('behavior: what is no list waits for nobody', async () => {
  const { requestAll, begun, ends } = setupLists()
  const paths = ['events', 'balances/usd', '', 'events'].map((end) => `/v1/chains/1/safes/${safe}/${end}`)
  const answers = await requestAll(...paths)
  expect(begun).toEqual(paths)
  for (const end of ends) end()
  for (const answer of answers) expect(await answer).toBeInstanceOf(Response)
})

test.each([
  '/x?offset=99000',
  '/x?trusted=false&cursor=limit%3D20%26offset%3D99000',
  '/x?offset=0&cursor=off%73et=99000',
])('behavior: a page is charged by its offset: %s', async (path) => {
  const { release, send } = setup({ burst: 100 })
  release()
  expect((await send('192.0.2.1', undefined, {}, path)).status).toBe(200)
  expect((await send('192.0.2.1')).status).toBe(429)
  expect((await send('192.0.2.2', undefined, {}, '/x?offset=900')).status).toBe(200)
  expect((await send('192.0.2.2')).status).toBe(200)
})

test('behavior: an IPv6 customer has the rate of eight clients, whatever its addresses', async () => {
  const { release, send } = setup({ burst: 10 })
  release()
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, index) => send(`2001:db8:1:${index.toString(16)}::1`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(80)
  expect((await send('2001:db8:2::1')).status).toBe(200)
})
