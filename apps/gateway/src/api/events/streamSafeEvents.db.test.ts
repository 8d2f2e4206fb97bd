import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { ServiceEventSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'

const [alice, bob, , dave] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup() {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  return { api, client, safe, world, ...(await listen(api, safe)) }
}

/** Opens the event stream of a Safe; `next` waits for the next event. */
async function listen(api: Awaited<ReturnType<typeof createTestApi>>, safe: string) {
  const response = await api.request(`/v1/chains/31337/safes/${safe}/events`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader?.cancel())
  let text = ''
  const next = async () => {
    for (;;) {
      const match = /event: changed\ndata: (.*)\n/.exec(text)
      if (match) {
        text = text.slice(match.index + match[0].length)
        return ServiceEventSchema.parse(JSON.parse(match[1] ?? ''))
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) throw new Error('The stream ended.')
      text += value
    }
  }
  // The first bytes follow the subscription, so later events are not missed.
  const first = await reader?.read()
  return { first: first?.value, next, response }
}

test('default', async () => {
  const { api, client, first, next, response, safe } = await setup()
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(first).toBe('retry: 1000\n\n')
  const body = await signedProposal({ client, safe, transaction: { nonce: 0n, to: dave.address } })
  await api.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
  expect(await next()).toEqual({ block: expect.any(Number), kinds: ['queue'], safeTxHash: body.safeTxHash })
})

test('behavior: indexed events reach the page', async () => {
  const { client, next, safe, world } = await setup()
  await executeAsSafe({ client, safe, transaction: { to: dave.address } })
  await world.indexer.runToHead()
  expect((await next()).kinds).toEqual(expect.arrayContaining(['history', 'queue']))
})

test('behavior: a change of another Safe sends no event', async () => {
  const { api, client, next, safe, world } = await setup()
  const other = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await world.indexer.runToHead()
  for (const [index, account] of [other, safe].entries()) {
    const body = await signedProposal({
      client,
      safe: account,
      transaction: { nonce: BigInt(index), to: dave.address },
    })
    await api.post(`/v1/chains/31337/transactions/${account}/propose`, body)
  }
  expect(await next()).toMatchObject({ kinds: ['queue'] })
  const { body } = await api.get(`/v1/chains/31337/safes/${safe}/transactions/queued`)
  expect(body).toMatchObject({ results: [{ label: 'Queued' }, {}] })
})

test('behavior: after a lost connection to the database everything may have changed', async () => {
  const { next, world } = await setup()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'countersign-feed'
    and datname = current_database()`.execute(world.db)
  expect((await next()).kinds).toEqual(expect.arrayContaining(['balances', 'history', 'messages', 'queue', 'safe']))
})

test('behavior: a HEAD request opens no stream', async () => {
  const world = await setupWorld(chain)
  const api = await createTestApi(world, { limits: { maxStreams: 1 } })
  const path = `/v1/chains/31337/safes/${alice.address}/events`
  for (const _ of [1, 2, 3]) {
    const response = await api.request(path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
  }
  expect(await countStreams(api)).toBe(0)
})

test('behavior: a reader who is gone before the first byte holds nothing', async () => {
  const api = await createTestApi(await setupWorld(chain), { limits: { maxStreams: 1 } })
  const path = `/v1/chains/31337/safes/${alice.address}/events`
  for (const _ of [1, 2, 3]) {
    const leaving = new AbortController()
    expect((await api.request(path, { signal: leaving.signal })).status).toBe(200)
    leaving.abort()
    await expect.poll(() => countStreams(api)).toBe(0)
  }
})

test('error: more streams than one address or the service may hold', async () => {
  const world = await setupWorld(chain)
  const path = `/v1/chains/31337/safes/${alice.address}/events`
  const each = await createTestApi(world, { limits: { maxStreamsPerAddress: 1 } })
  const all = await createTestApi(world, { limits: { maxStreams: 1 } })
  for (const [api, words] of [
    [each, 'Your IP address already has 1 '],
    [all, 'The service already has 1 '],
  ] as const) {
    await listen(api, alice.address)
    const { body, headers, status } = await api.get(path)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('30')
    expect(body).toMatchObject({ code: 'TOO_MANY_STREAMS', message: expect.stringContaining(words) })
    expect((await api.get('/health')).status).toBe(200)
  }
})

async function countStreams(api: Awaited<ReturnType<typeof createTestApi>>): Promise<number> {
  const text = await (await api.request('/metrics')).text()
  return Number(/^countersign_event_streams (\d+)$/m.exec(text)?.[1])
}

test('error: unknown chain and malformed address', async () => {
  const api = await createTestApi(await setupWorld(chain))
  expect((await api.get(`/v1/chains/1/safes/${alice.address}/events`)).status).toBe(404)
  expect((await api.get('/v1/chains/31337/safes/nobody/events')).status).toBe(422)
})
