import { createHmac } from 'node:crypto'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { WebhookEventSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup as setupWorld, type TestWorld } from '../../test/setup.ts'
import { signedProposal } from '../../test/signedProposal.ts'
import { startReceiver } from '../../test/startReceiver.ts'
import { createWebhooks } from './createWebhooks.ts'

const [alice, bob, carol] = demoAccounts
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup({
  statuses,
  ...options
}: {
  devices?: boolean
  events?: 'NEW_CONFIRMATION'[]
  statuses?: number[]
} = {}) {
  const world = await setupWorld(chain)
  const receiver = await startReceiver(statuses ? { statuses } : {})
  const webhook = { devices: false, secret, url: receiver.url, ...options }
  const webhooks = await createWebhooks({ db: world.db, logger: world.logger, retryDelay: 0, webhooks: [webhook] })
  const api = await createTestApi(world)
  const events = () => receiver.received.map(({ body }) => WebhookEventSchema.parse(JSON.parse(body)))
  return { api, events, receiver, webhook, webhooks, world }
}

async function propose(
  { api }: Awaited<ReturnType<typeof setup>>,
  { signers = [alice] }: { signers?: (typeof alice)[] } = {},
) {
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const body = await signedProposal({ client, safe, signers, transaction: { nonce: 0n, to: carol.address } })
  await api.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
  return { body, safe, safeTxHash: body.safeTxHash }
}

const countPending = async ({ db }: TestWorld) =>
  (await db.selectFrom('webhook_delivery').select('id').execute()).length

test('default: signed, once when all is well', async () => {
  const context = await setup()
  const { events, receiver, webhooks, world } = context
  const { safe, safeTxHash } = await propose(context)
  await webhooks.run()
  const common = { address: safe, chainId: '31337', timestamp: expect.stringMatching(/^20.*Z$/), safeTxHash }
  expect(events().toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
    { ...common, owner: alice.address, type: 'NEW_CONFIRMATION' },
    { ...common, type: 'PENDING_MULTISIG_TRANSACTION' },
  ])
  for (const { body, headers } of receiver.received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const hmac = createHmac('sha256', Buffer.alloc(24, 7)).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${hmac}`)
    expect(headers['content-type']).toBe('application/json')
  }
  await webhooks.run()
  expect([receiver.received.length, await countPending(world)]).toEqual([2, 0])
})

test('behavior: events from the chain', async () => {
  const { api, events, webhooks, world } = await setup()
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: 10n })
  const transaction = { to: carol.address, value: 3n }
  const { hash, safeTxHash } = await executeAsSafe({ client, safe, transaction })
  await world.indexer.runToHead()
  await webhooks.run()
  const ours = events().filter(({ address }) => address === safe)
  expect(ours.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['EXECUTED_MULTISIG_TRANSACTION', 'INCOMING_ETHER', 'OUTGOING_ETHER', 'SAFE_CREATED']),
  )
  expect(ours.find(({ type }) => type === 'EXECUTED_MULTISIG_TRANSACTION')).toMatchObject({
    failed: false,
    safeTxHash,
    txHash: hash,
  })
  expect(ours.find(({ type }) => type === 'INCOMING_ETHER')).toMatchObject({ value: '10' })
  expect((await api.get(`/v1/chains/31337/safes/${safe}`)).status).toBe(200)
})

test('behavior: retried until it is accepted, with the same id', async () => {
  const context = await setup({ statuses: [500, 302, 429, 200] })
  const { receiver, webhooks, world } = context
  await context.world.db.deleteFrom('webhook_delivery').execute()
  const { safeTxHash } = await propose(context)
  await sql`delete from webhook_delivery where event ->> 'type' = 'NEW_CONFIRMATION'`.execute(world.db)
  for (let attempt = 0; attempt < 4; attempt++) {
    expect(await countPending(world)).toBe(1)
    await webhooks.run()
  }
  expect(await countPending(world)).toBe(0)
  expect(receiver.received).toHaveLength(4)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received.every(({ body, path }) => body.includes(safeTxHash) && path === '/hook')).toBe(true)
})

test('behavior: a delivery that a process claimed and did not finish is claimed by another', async () => {
  const context = await setup()
  const { receiver, webhooks, world } = context
  await propose(context)
  // As if the process had died during a delivery.
  await sql`update webhook_delivery set attempts = 1, next_attempt_at = clock_timestamp() + interval '20 seconds'`.execute(
    world.db,
  )
  await webhooks.run()
  expect(receiver.received).toHaveLength(0)
  await sql`update webhook_delivery set next_attempt_at = clock_timestamp()`.execute(world.db)
  await webhooks.run()
  expect(receiver.received).toHaveLength(2)
})

test('behavior: two processes share the work', async () => {
  const context = await setup()
  const { receiver, webhook, webhooks, world } = context
  const other = await createWebhooks({ db: world.db, logger: world.logger, webhooks: [webhook] })
  for (let count = 0; count < 3; count++) await propose(context)
  await Promise.all([webhooks.run(), other.run()])
  expect(receiver.received).toHaveLength(6)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
})

test('behavior: only chosen events', async () => {
  const context = await setup({ events: ['NEW_CONFIRMATION'] })
  await propose(context)
  await context.webhooks.run()
  expect(context.events()).toMatchObject([{ type: 'NEW_CONFIRMATION' }])
  expect(await countPending(context.world)).toBe(0)
})

test('behavior: unsigned proposals are sent once somebody signs', async () => {
  const context = await setup()
  const { api, events, webhooks } = context
  const { safe } = await propose(context, { signers: [] })
  await webhooks.run()
  expect(events()).toEqual([])
  const transaction = { nonce: 0n, to: carol.address }
  const signed = await signedProposal({ client: chain.client, safe, transaction })
  await api.post(`/v1/chains/31337/transactions/${safe}/propose`, signed)
  await webhooks.run()
  expect(events().map(({ type }) => type)).toContain('PENDING_MULTISIG_TRANSACTION')
})

test('behavior: earlier history is not sent', async () => {
  const { events, webhooks, world } = await setup()
  await world.db
    .updateTable('webhook')
    .set({ created_at: new Date(Date.now() + 3600_000) })
    .execute()
  await world.indexer.runToHead()
  await webhooks.run()
  expect(events()).toEqual([])
})

test('behavior: an event of a later version stops no other, and is deleted after a day', async () => {
  const context = await setup()
  const { receiver, webhooks, world } = context
  const insert = (age: string) =>
    sql`insert into webhook_delivery (webhook_id, event, created_at)
      select id, '{"type":"OF_TOMORROW"}', now() - ${age} :: interval from webhook`.execute(world.db)
  await insert('1 hour')
  await insert('25 hours')
  await propose(context)
  await webhooks.run()
  expect(receiver.received).toHaveLength(2)
  const left = await sql<{ created_at: Date }>`select created_at from webhook_delivery`.execute(world.db)
  expect(left.rows).toHaveLength(1)
})

test('behavior: a webhook that the operator removed gets nothing', async () => {
  const context = await setup()
  const { world } = context
  await propose(context)
  await createWebhooks({ db: world.db, logger: world.logger, webhooks: [] })
  expect(await countPending(world)).toBe(0)
})

test('behavior: a push adapter gets the subscribed devices', async () => {
  const context = await setup({ devices: true })
  const { api, receiver, webhooks } = context
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const types = ['CONFIRMATION_REQUEST']
  const subscribe = (cloudMessagingToken: string, notificationTypes: string[]) =>
    api.post('/v2/register/notifications', {
      cloudMessagingToken,
      deviceType: 'IOS',
      safes: [{ address: safe, chainId: '31337', notificationTypes }],
    })
  const { body: device } = await subscribe('token-1', types)
  await subscribe('token-2', ['INCOMING_TOKEN'])
  const body = await signedProposal({ client, safe, transaction: { nonce: 0n, to: carol.address } })
  await api.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
  await webhooks.run()
  expect(receiver.received.map((request) => JSON.parse(request.body))).toMatchObject([
    {
      devices: [{ account: null, token: 'token-1', type: 'IOS', uuid: expect.any(String) }],
      type: 'PENDING_MULTISIG_TRANSACTION',
    },
  ])
  expect(device).toMatchObject({ deviceUuid: expect.any(String) })
})

test('behavior: starts and stops', async () => {
  const context = await setup()
  const { receiver, webhooks } = context
  webhooks.start()
  await propose(context)
  await expect.poll(() => receiver.received.length).toBe(2)
  await webhooks.stop()
})

test('behavior: of too many waiting events those of the Safes with the most are dropped, and it is reported', async () => {
  const { receiver, webhook, world } = await setup()
  const { db, logger } = world
  const { id: webhookId } = await db.selectFrom('webhook').select('id').executeTakeFirstOrThrow()
  const enqueue = (address: string, count: number) =>
    sql`insert into webhook_delivery (webhook_id, event)
      select ${webhookId}, jsonb_build_object('address', ${address} :: text, 'blockNumber', place, 'chainId', '31337',
        'timestamp', '2026-01-01T00:00:00.000Z', 'txHash', '0x' || lpad(place :: text, 64, '0'), 'type', 'SAFE_CREATED')
      from generate_series(1, ${count} :: integer) as place`.execute(db)
  await enqueue(carol.address, 5_000)
  await enqueue(alice.address, 20)
  await enqueue(bob.address, 20)
  const dropped: [count: number, host: string][] = []
  const limits = { max: 100, maxOfSafe: 80 }
  const onDropped = (count: number, host: string) => void dropped.push([count, host])
  const webhooks = await createWebhooks({ db, limits, logger, onDropped, webhooks: [webhook] })
  await webhooks.run()
  expect(dropped).toEqual([[4_940, new URL(receiver.url).host]])
  const received = receiver.received.map(({ body }) => WebhookEventSchema.parse(JSON.parse(body)))
  const countOf = (address: string) => received.filter((event) => event.address === address).length
  expect([countOf(alice.address), countOf(bob.address), countOf(carol.address)]).toEqual([20, 20, 60])
  expect(await countPending(world)).toBe(0)
})
