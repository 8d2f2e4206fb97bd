import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import {
  CreatedOwnerWebhookSchema,
  OwnerWebhooksSchema,
  WebhookEventSchema,
  WebhookTestSchema,
} from '@countersign/protocol/wire'
import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApi, type TestApiOptions } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signInToApi } from '../../../test/signInToApi.ts'
import { startReceiver } from '../../../test/startReceiver.ts'
import { createOwnerWebhookSender } from '../../lib/createOwnerWebhookSender.ts'
import { createOwnerWebhooks } from '../../webhooks/createOwnerWebhooks.ts'
import { createWebhooks } from '../../webhooks/createWebhooks.ts'

const [alice, bob, carol] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup({ ownerWebhooks = 'any' }: Pick<TestApiOptions, 'ownerWebhooks'> = {}) {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  await world.indexer.runToHead()
  const api = await createTestApi(world, { ownerWebhooks })

  const signIn = (account: DemoAccount) => signInToApi(api, account)
  const run = createOwnerWebhooks({
    db: world.db,
    logger: world.logger,
    retryDelay: 0,
    send: createOwnerWebhookSender({ mode: ownerWebhooks }),
  })
  const pay = async () => {
    await client.sendTransaction({ account: carol.address, to: safe, value: 5n })
    await world.indexer.runToHead()
    await run.run()
  }
  return { api, client, pay, run, safe, signIn, world }
}

const toBody = (safe: string, url: string, events = ['INCOMING_ETHER']) => ({ chainId: '31337', events, safe, url })

test('default: an owner receives the subscribed events, signed with a key that is shown once', async () => {
  const { pay, safe, signIn } = await setup()
  const receiver = await startReceiver()
  const call = await signIn(alice)
  const created = CreatedOwnerWebhookSchema.parse((await call('POST', '/v1/webhooks', toBody(safe, receiver.url))).body)
  const listed = await call('GET', '/v1/webhooks')
  expect(OwnerWebhooksSchema.parse(listed.body).results).toMatchObject([{ id: created.id, isOn: true, safe }])
  expect(JSON.stringify(listed.body)).not.toContain('whsec_')

  const tried = await call('POST', `/v1/webhooks/${created.id}/test`)
  expect(WebhookTestSchema.parse(tried.body)).toEqual({ isDelivered: true, reason: null })
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ address: safe, type: 'TEST' })

  await pay()
  expect(receiver.received).toHaveLength(2)
  const [, { body, headers } = { body: '', headers: {} as Record<string, string> }] = receiver.received
  expect(WebhookEventSchema.parse(JSON.parse(body))).toMatchObject({
    address: safe,
    type: 'INCOMING_ETHER',
    value: '5',
  })
  const key = Buffer.from(created.secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
})

test('behavior: switched off, of another kind, or removed, it is silent; the operator’s list does not remove it', async () => {
  const { pay, safe, signIn, world } = await setup()
  const receiver = await startReceiver()
  const call = await signIn(alice)
  const { id } = CreatedOwnerWebhookSchema.parse((await call('POST', '/v1/webhooks', toBody(safe, receiver.url))).body)
  await createWebhooks({ db: world.db, logger: world.logger, webhooks: [] })
  await pay()
  expect(receiver.received).toHaveLength(1)
  expect(await call('PUT', `/v1/webhooks/${id}`, { events: ['INCOMING_ETHER'], isOn: false })).toMatchObject({
    body: { isOn: false },
    status: 200,
  })
  await pay()
  await call('PUT', `/v1/webhooks/${id}`, { events: ['NEW_CONFIRMATION'], isOn: true })
  await pay()
  expect(receiver.received).toHaveLength(1)
  expect((await call('DELETE', `/v1/webhooks/${id}`)).status).toBe(200)
  expect(await call('GET', '/v1/webhooks')).toMatchObject({ body: { results: [] } })
})

test('behavior: a receiver that was down gets its events later; a former owner gets none', async () => {
  const { client, pay, run, safe, signIn, world } = await setup()
  const receiver = await startReceiver({ statuses: [500, 204] })
  const call = await signIn(bob)
  await call('POST', '/v1/webhooks', toBody(safe, receiver.url))
  await pay()
  expect(receiver.received).toHaveLength(1)
  await run.run()
  expect(receiver.received).toHaveLength(2)
  // Receivers deduplicate deliveries by the key in header and body.
  const keys = receiver.received.flatMap(({ body, headers }) => [JSON.parse(body).id, headers['idempotency-key']])
  expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^countersign_\d+$/)]))
  const abi = parseAbi(['function removeOwner(address before, address owner, uint256 threshold)'])
  const data = encodeFunctionData({ abi, args: [alice.address, bob.address, 1n], functionName: 'removeOwner' })
  await executeAsSafe({ client, safe, signers: [alice.address], transaction: { data, to: safe } })
  await world.indexer.runToHead()
  await pay()
  expect(receiver.received).toHaveLength(2)
})

/** A server that accepts requests and never responds. */
async function startSilentServer() {
  const ids: string[] = []
  const server = createServer((request) => {
    ids.push(String(request.headers['webhook-id']))
    request.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => server.closeAllConnections()
  onTestFinished(async () => {
    close()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { close, ids, url: `http://127.0.0.1:${address.port}/` }
}

test('behavior: silent servers of one owner delay nobody else, and get each event once from two gateways', async () => {
  const { client, safe, signIn, world } = await setup()
  const [silent, receiver] = [await startSilentServer(), await startReceiver()]
  const [asAlice, asBob] = [await signIn(alice), await signIn(bob)]
  for (let count = 0; count < 20; count++) await asAlice('POST', '/v1/webhooks', toBody(safe, silent.url))
  await asBob('POST', '/v1/webhooks', toBody(safe, receiver.url))
  const send = createOwnerWebhookSender({ mode: 'any' })
  const gateways = [1, 2].map(() =>
    createOwnerWebhooks({
      db: world.db,
      logger: world.logger,
      pollInterval: 20,
      // No slow delivery ends before the others are there, however slow the machine.
      send: (delivery) => send({ ...delivery, timeout: 200_000 }),
    }),
  )
  for (let count = 0; count < 5; count++) await client.sendTransaction({ account: carol.address, to: safe, value: 5n })
  await world.indexer.runToHead()
  for (const gateway of gateways) gateway.start()
  await expect.poll(() => silent.ids.length).toBeGreaterThan(1)
  await expect.poll(() => receiver.received.length).toBe(5)
  expect(new Set(silent.ids).size).toBe(silent.ids.length)
  expect(silent.ids.length).toBeLessThanOrEqual(4)
  silent.close()
  await Promise.all(gateways.map((gateway) => gateway.stop()))
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
})

test('behavior: tests that are left open have a limit of their own', async () => {
  const { pay, safe, signIn } = await setup()
  const [silent, receiver] = [await startSilentServer(), await startReceiver()]
  const [asAlice, asBob] = [await signIn(alice), await signIn(bob)]
  const { id } = CreatedOwnerWebhookSchema.parse(
    (await asAlice('POST', '/v1/webhooks', toBody(safe, silent.url, ['NEW_CONFIRMATION']))).body,
  )
  await asBob('POST', '/v1/webhooks', toBody(safe, receiver.url))
  const tests = Array.from({ length: 30 }, () => asAlice('POST', `/v1/webhooks/${id}/test`))
  await expect.poll(() => silent.ids.length).toBe(1)
  await pay()
  expect(receiver.received).toHaveLength(1)
  silent.close()
  const answers = await Promise.all(tests)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 429)).toMatchObject({ body: { code: 'TOO_MANY_WEBHOOK_TESTS' } })
})

test('error: not signed in, no owner, another’s, too many', async () => {
  const { api, safe, signIn } = await setup()
  const url = 'https://hooks.example'
  expect((await api.get('/v1/webhooks')).status).toBe(403)
  expect((await api.post('/v1/webhooks', toBody(safe, url))).status).toBe(403)
  const [asAlice, asCarol] = [await signIn(alice), await signIn(carol)]
  expect(await asCarol('POST', '/v1/webhooks', toBody(safe, url))).toMatchObject({
    body: { code: 'NOT_AN_OWNER' },
    status: 422,
  })
  const { id } = CreatedOwnerWebhookSchema.parse((await asAlice('POST', '/v1/webhooks', toBody(safe, url))).body)
  for (const [method, path, body] of [
    ['DELETE', `/v1/webhooks/${id}`, undefined],
    ['PUT', `/v1/webhooks/${id}`, { events: ['INCOMING_ETHER'], isOn: false }],
    ['POST', `/v1/webhooks/${id}/test`, undefined],
  ] as const)
    expect(await asCarol(method, path, body)).toMatchObject({ body: { code: 'WEBHOOK_NOT_FOUND' }, status: 404 })
  for (let count = 1; count < 20; count++) await asAlice('POST', '/v1/webhooks', toBody(safe, url))
  expect(await asAlice('POST', '/v1/webhooks', toBody(safe, url))).toMatchObject({
    body: { code: 'TOO_MANY_WEBHOOKS' },
  })
})

test.each(['ftp://x.example', 'http://user:pass@x.example/', 'javascript:alert(1)', ''])(
  'error: the address %j',
  async (url) => {
    const { safe, signIn } = await setup()
    expect((await (await signIn(alice))('POST', '/v1/webhooks', toBody(safe, url))).status).toBe(422)
  },
)

test.each([
  'http://127.0.0.1:80/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://localhost/',
])('error: %s is not called where only public addresses are allowed', async (url) => {
  const { safe, signIn } = await setup({ ownerWebhooks: 'public' })
  const call = await signIn(alice)
  const { id } = CreatedOwnerWebhookSchema.parse((await call('POST', '/v1/webhooks', toBody(safe, url))).body)
  expect((await call('POST', `/v1/webhooks/${id}/test`)).body).toMatchObject({
    isDelivered: false,
    reason: expect.stringMatching(/is not public|not 80 or 443/),
  })
})
