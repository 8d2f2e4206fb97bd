import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { PushConfigSchema, PushSubscriptionSchema, PushSubscriptionsSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import { encodeFunctionData, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'
import { signInToApi } from '../../../test/signInToApi.ts'
import { startPushService } from '../../../test/startPushService.ts'
import { upsertPushSubscription } from '../../db/queries/pushSubscriptions.ts'
import { createPushSender, type PushMode } from '../../lib/push/createPushSender.ts'
import { createVapidKeys } from '../../lib/push/vapidKeys.ts'
import { createPushDeliveries } from '../../webhooks/createPushDeliveries.ts'

const [alice, bob, carol] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup({ mode = 'any' }: { mode?: PushMode } = {}) {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  await world.indexer.runToHead()
  const keys = createVapidKeys()
  const push = createPushSender({ contact: 'mailto:ops@example.org', keys, mode })
  const api = await createTestApi(world, { push })
  const createDeliveries = () =>
    createPushDeliveries({ db: world.db, logger: world.logger, pollInterval: 20, push, retryDelay: 0 })
  let nonce = 0n
  const propose = async (sender: DemoAccount = alice, signers = [sender]) => {
    const transaction = { nonce: nonce++, to: carol.address, value: 3n }
    const body = await signedProposal({ client, safe, sender, signers, transaction })
    const { status } = await api.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
    expect(status).toBe(200)
    return body.safeTxHash
  }
  const countPending = async () => (await sql`select from webhook_delivery`.execute(world.db)).rows.length
  return {
    api,
    client,
    countPending,
    createDeliveries,
    deliveries: createDeliveries(),
    keys,
    propose,
    safe,
    signIn: (account: Pick<DemoAccount, 'address' | 'privateKey'>) => signInToApi(api, account),
    world,
  }
}

const path = '/v1/push/subscriptions'
const of = (safe: string) => ({ safes: [{ address: safe, chainId: '31337' }] })

test('default: an owner’s browser is told what to open, and nothing else, by the operator’s key', async () => {
  const { api, countPending, deliveries, keys, propose, safe, signIn } = await setup()
  const service = await startPushService()
  const browser = await service.createBrowser('/bob')
  expect(PushConfigSchema.parse((await api.get('/v1/push')).body)).toEqual({ publicKey: keys.publicKey })
  const call = await signIn(bob)
  const created = await call('POST', path, { ...browser.subscription, ...of(safe) })
  const { id } = PushSubscriptionSchema.parse(created.body)
  expect(created).toMatchObject({ body: { host: new URL(service.origin).host, ...of(safe) }, status: 201 })
  const listed = await call('GET', path)
  expect(PushSubscriptionsSchema.parse(listed.body).results).toHaveLength(1)
  expect(JSON.stringify(listed.body)).not.toContain(browser.subscription.keys.auth)

  expect((await call('POST', `${path}/${id}/test`)).body).toEqual({ isDelivered: true, reason: null })
  const hash = await propose(alice)
  await deliveries.run()
  expect(await browser.read()).toEqual([
    { chainId: '31337', kind: 'test', safe },
    { chainId: '31337', hash, kind: 'tx', safe },
  ])
  const [, last] = service.received
  expect(last?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(last?.headers.authorization).toContain(`k=${keys.publicKey}`)
  // Neither kind nor Safe can be read on the way, or guessed from the length.
  expect(Buffer.from(last?.body ?? []).toString('latin1')).not.toContain(safe.slice(2, 10))
  expect(new Set(service.received.map(({ body }) => body.length)).size).toBe(1)
  expect(await countPending()).toBe(0)
})

test('behavior: not for what one signed, not for former owners; a new list of Safes replaces the old one', async () => {
  const { client, deliveries, propose, safe, signIn, world } = await setup()
  const service = await startPushService()
  const [ofAlice, ofBob] = [await service.createBrowser('/alice'), await service.createBrowser('/bob')]
  const [asAlice, asBob] = [await signIn(alice), await signIn(bob)]
  await asAlice('POST', path, { ...ofAlice.subscription, ...of(safe) })
  await asBob('POST', path, { ...ofBob.subscription, ...of(safe) })
  await propose(alice)
  await deliveries.run()
  expect([(await ofAlice.read()).length, (await ofBob.read()).length]).toEqual([0, 1])
  const other = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  await world.indexer.runToHead()
  // Renewed for another Safe: no events of the first.
  expect(await asBob('POST', path, { ...ofBob.subscription, ...of(other) })).toMatchObject({ body: of(other) })
  await propose(alice)
  await deliveries.run()
  expect((await ofBob.read()).length).toBe(1)
  const abi = parseAbi(['function removeOwner(address before, address owner, uint256 threshold)'])
  const data = encodeFunctionData({ abi, args: [alice.address, bob.address, 1n], functionName: 'removeOwner' })
  await asBob('POST', path, { ...ofBob.subscription, ...of(safe) })
  await executeAsSafe({ client, safe, signers: [alice.address, bob.address], transaction: { data, to: safe } })
  await world.indexer.runToHead()
  await propose(alice)
  await deliveries.run()
  expect((await ofBob.read()).length).toBe(1)
})

test('behavior: retried while the push service is down; a subscription that ended is deleted', async () => {
  const { countPending, deliveries, propose, safe, signIn, world } = await setup()
  const statuses = [503, 429, 201, 410]
  const service = await startPushService({ answer: () => statuses.shift() ?? 410 })
  const browser = await service.createBrowser('/bob')
  const call = await signIn(bob)
  await call('POST', path, { ...browser.subscription, ...of(safe) })
  await propose(alice)
  for (const pending of [1, 1, 0]) {
    await deliveries.run()
    expect(await countPending()).toBe(pending)
  }
  expect(await call('GET', path)).toMatchObject({ body: { results: [{}] } })
  await propose(alice)
  await deliveries.run()
  expect(await call('GET', path)).toMatchObject({ body: { results: [] } })
  expect(service.received).toHaveLength(4)
  const left = await sql`select from webhook where url like 'owner:push:%'`.execute(world.db)
  expect([left.rows.length, await countPending()]).toEqual([0, 0])
})

test('behavior: a refusal is not repeated, and the next message is sent', async () => {
  const { countPending, deliveries, propose, safe, signIn } = await setup()
  const statuses = [413, 201]
  const service = await startPushService({ answer: () => statuses.shift() })
  const browser = await service.createBrowser('/bob')
  await (await signIn(bob))('POST', path, { ...browser.subscription, ...of(safe) })
  await propose(alice)
  await deliveries.run()
  expect(await countPending()).toBe(0)
  await propose(alice)
  await deliveries.run()
  expect(service.received).toHaveLength(2)
})

test('behavior: a push service that never answers delays no other account, and two gateways send nothing twice', async () => {
  const { createDeliveries, propose, safe, signIn } = await setup()
  const [silent, service] = [await startPushService({ answer: () => undefined }), await startPushService()]
  const asAlice = await signIn(alice)
  for (let count = 0; count < 10; count++) {
    const { subscription } = await silent.createBrowser(`/${count}`)
    expect((await asAlice('POST', path, { ...subscription, ...of(safe) })).status).toBe(201)
  }
  const browser = await service.createBrowser('/bob')
  await (await signIn(bob))('POST', path, { ...browser.subscription, ...of(safe) })
  // Both owners are asked: a delegate's or nobody's signature is on none of these.
  for (let count = 0; count < 5; count++) await propose(alice)
  const gateways = [createDeliveries(), createDeliveries()]
  for (const gateway of gateways) gateway.start()
  await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(5)
  const hashes = (await browser.read()).map(({ hash }) => hash)
  expect(new Set(hashes).size).toBe(5)
  silent.close()
  await Promise.all(gateways.map((gateway) => gateway.stop()))
})

test('behavior: an account has ten browsers, a Safe a hundred; the longest unused gives way', async () => {
  const { safe, signIn, world } = await setup()
  const service = await startPushService()
  const call = await signIn(bob)
  for (let count = 0; count < 12; count++) {
    const { subscription } = await service.createBrowser(`/${count}`)
    await call('POST', path, { ...subscription, ...of(safe) })
  }
  const { results } = PushSubscriptionsSchema.parse((await call('GET', path)).body)
  expect(results).toHaveLength(10)
  const { keys } = (await service.createBrowser('/other')).subscription
  const store = (index: number) =>
    upsertPushSubscription(world.db, {
      ...keys,
      account: privateKeyToAccount(generatePrivateKey()).address,
      endpoint: `https://push.example/${index}`,
      safes: [{ address: safe, chainId: '31337' }],
    })
  for (let index = 0; index < 90; index++) expect(await store(index)).toBeDefined()
  expect(await store(90)).toBeUndefined()
  const { subscription } = await service.createBrowser('/11')
  // One that is stored already can be renewed, and a further one cannot be added.
  expect((await call('POST', path, { ...subscription, ...of(safe) })).status).toBe(201)
  expect(await (await signIn(alice))('POST', path, { ...subscription, ...of(safe) })).toMatchObject({
    body: { code: 'TOO_MANY_SUBSCRIPTIONS' },
    status: 422,
  })
})

test('behavior: a browser that is not renewed for 400 days is deleted', async () => {
  const { safe, signIn, world } = await setup()
  const service = await startPushService()
  const call = await signIn(bob)
  await call('POST', path, { ...(await service.createBrowser('/old')).subscription, ...of(safe) })
  await sql`update push_subscription set modified_at = now() - interval '401 days'`.execute(world.db)
  await call('POST', path, { ...(await service.createBrowser('/new')).subscription, ...of(safe) })
  expect(PushSubscriptionsSchema.parse((await call('GET', path)).body).results).toHaveLength(1)
})

test('error: not signed in, no owner, another’s, too large, no key of the curve, no operator’s key', async () => {
  const { api, safe, signIn, world } = await setup()
  const service = await startPushService()
  const { endpoint, keys } = (await service.createBrowser('/bob')).subscription
  const body = { endpoint, keys, ...of(safe) }
  expect((await api.get(path)).status).toBe(403)
  expect((await api.post(path, body)).status).toBe(403)
  const [asBob, asCarol] = [await signIn(bob), await signIn(carol)]
  expect(await asCarol('POST', path, body)).toMatchObject({ body: { code: 'NOT_AN_OWNER' }, status: 422 })
  const { id } = PushSubscriptionSchema.parse((await asBob('POST', path, body)).body)
  for (const [method, of] of [
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/test`],
  ] as const)
    expect(await asCarol(method, of)).toMatchObject({ body: { code: 'PUSH_SUBSCRIPTION_NOT_FOUND' }, status: 404 })
  for (const [changes, code] of [
    [{ endpoint: `https://a.example/${'a'.repeat(1_000)}` }, 'INVALID_INPUT'],
    [{ endpoint: 'https://user:secret@a.example/' }, 'INVALID_INPUT'],
    [{ endpoint: 'file:///etc/passwd' }, 'INVALID_INPUT'],
    [{ keys: { ...keys, auth: 'A'.repeat(40_000) } }, 'INVALID_INPUT'],
    [{ keys: { ...keys, p256dh: `B${'A'.repeat(4_000)}` } }, 'INVALID_INPUT'],
    [{ keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }, 'INVALID_PUSH_KEY'],
    [{ safes: [] }, 'INVALID_INPUT'],
    [{ safes: Array.from({ length: 1_000 }, () => of(safe).safes[0]) }, 'INVALID_INPUT'],
  ] as const)
    expect(await asBob('POST', path, { ...body, ...changes })).toMatchObject({ body: { code }, status: 422 })
  expect((await asBob('DELETE', `${path}/${id}`)).status).toBe(200)
  const withoutKey = await createTestApi(world)
  expect((await withoutKey.get('/v1/push')).body).toEqual({ publicKey: null })
  const call = await signInToApi(withoutKey, bob)
  expect(await call('POST', path, body)).toMatchObject({ body: { code: 'PUSH_NOT_OFFERED' }, status: 404 })
})

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://10.0.0.1/',
  'https://localhost/',
  'https://93.184.216.34:8443/',
])('error: %s is not called where only public push services are allowed', async (endpoint) => {
  const { safe, signIn } = await setup({ mode: 'public' })
  const { keys } = (await (await startPushService()).createBrowser('/')).subscription
  const call = await signIn(bob)
  const { id } = PushSubscriptionSchema.parse((await call('POST', path, { endpoint, keys, ...of(safe) })).body)
  expect((await call('POST', `${path}/${id}/test`)).body).toMatchObject({
    isDelivered: false,
    reason: expect.stringMatching(/is not public|not 80 or 443/),
  })
  const plain = endpoint.replace('https:', 'http:')
  expect(await call('POST', path, { endpoint: plain, keys, ...of(safe) })).toMatchObject({
    body: { code: 'PUSH_ENDPOINT_REFUSED' },
  })
})
