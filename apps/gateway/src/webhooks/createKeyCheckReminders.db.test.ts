import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { createOwnerProof } from '@countersign/protocol/custody'
import { CreatedOwnerWebhookSchema, WebhookEventSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup as setupWorld } from '../../test/setup.ts'
import { signInToApi } from '../../test/signInToApi.ts'
import { startPushService } from '../../test/startPushService.ts'
import { startReceiver } from '../../test/startReceiver.ts'
import { insertOwnerProof } from '../db/queries/ownerProofs.ts'
import { createOwnerWebhookSender } from '../lib/createOwnerWebhookSender.ts'
import { createPushSender } from '../lib/push/createPushSender.ts'
import { createVapidKeys } from '../lib/push/vapidKeys.ts'
import { createKeyCheckReminders } from './createKeyCheckReminders.ts'
import { createOwnerWebhooks } from './createOwnerWebhooks.ts'
import { createPushDeliveries } from './createPushDeliveries.ts'

const [alice, bob, carol] = demoAccounts
const day = 24 * 3_600_000
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** Bob's webhook and the browsers of both owners subscribe to a Safe of Alice and Bob. */
async function setup() {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  await world.indexer.runToHead()
  const push = createPushSender({ keys: createVapidKeys(), mode: 'any' })
  const api = await createTestApi(world, { ownerWebhooks: 'any', push })
  const [receiver, service] = [await startReceiver(), await startPushService()]
  const [ofAlice, ofBob] = [await service.createBrowser('/alice'), await service.createBrowser('/bob')]
  const [asAlice, asBob] = [await signInToApi(api, alice), await signInToApi(api, bob)]
  const safes = [{ address: safe, chainId: '31337' }]
  await asAlice('POST', '/v1/push/subscriptions', { ...ofAlice.subscription, safes })
  await asBob('POST', '/v1/push/subscriptions', { ...ofBob.subscription, safes })
  const webhook = { chainId: '31337', events: ['KEY_CHECK_OVERDUE'], safe, url: receiver.url }
  CreatedOwnerWebhookSchema.parse((await asBob('POST', '/v1/webhooks', webhook)).body)

  const deployedAt = Number((await client.getBlock()).timestamp) * 1_000
  const options = { db: world.db, logger: world.logger }
  const remind = (at: number, months = 3) => createKeyCheckReminders({ ...options, months, now: () => at }).run()
  const deliver = async () => {
    await createOwnerWebhooks({ ...options, send: createOwnerWebhookSender({ mode: 'any' }) }).run()
    await createPushDeliveries({ ...options, push }).run()
  }
  const prove = (account: { address: `0x${string}` }, at: number) =>
    insertOwnerProof(world.db, {
      ...createOwnerProof({
        chainId: 31337,
        nonce: numberToHex(at, { size: 32 }),
        now: Math.floor(at / 1_000),
        owner: account.address,
        purpose: 'Key check',
        safe,
        safeVersion: '1.4.1',
      }),
      signatures: [],
    })
  return {
    client,
    deliver,
    deployedAt,
    events: () => receiver.received.map(({ body }) => WebhookEventSchema.parse(JSON.parse(body))),
    ofAlice,
    ofBob,
    prove,
    remind,
    safe,
    world,
  }
}

test('default: each owner once per period: all by webhook, each browser only of its own account', async () => {
  const { deliver, deployedAt, events, ofAlice, ofBob, remind, safe } = await setup()
  // Nobody is overdue within three months after becoming an owner.
  await remind(deployedAt + 80 * day)
  await deliver()
  expect(events()).toEqual([])
  await remind(deployedAt + 100 * day)
  await deliver()
  await remind(deployedAt + 101 * day)
  await deliver()
  const toEvent = (owner: string) => ({ address: safe, lastSeenAt: null, owner, type: 'KEY_CHECK_OVERDUE' })
  expect(events()).toHaveLength(2)
  expect(events()).toEqual(
    expect.arrayContaining([alice, bob].map(({ address }) => expect.objectContaining(toEvent(address)))),
  )
  const expected = [{ chainId: '31337', kind: 'security', safe }]
  expect([await ofAlice.read(), await ofBob.read()]).toEqual([expected, expected])
  // The next period.
  await remind(deployedAt + 200 * day)
  await deliver()
  expect(events()).toHaveLength(4)
})

test('behavior: a proof or an executed signature counts', async () => {
  const { client, deliver, deployedAt, events, prove, remind, safe, world } = await setup()
  await prove(bob, deployedAt + 60 * day)
  await remind(deployedAt + 100 * day)
  await deliver()
  expect(events()).toMatchObject([{ owner: alice.address }])
  const { rows } = await sql`select owner from key_check_reminder`.execute(world.db)
  expect(rows).toEqual([{ owner: alice.address }])
  await remind(deployedAt + 160 * day)
  await deliver()
  expect(events().slice(1)).toMatchObject([
    { lastSeenAt: new Date(Math.floor((deployedAt + 60 * day) / 1_000) * 1_000).toISOString(), owner: bob.address },
  ])
  // Signed by Bob, sent by Carol.
  await executeAsSafe({ client, executor: carol.address, safe, signers: [bob.address], transaction: { to: safe } })
  await world.indexer.runToHead()
  // The chain's clock is not advanced: other tests use the chain.
  await sql`update block set timestamp = timestamp + ${(190 * day) / 1_000} :: bigint
    where number in (select block_number from execution_signature)`.execute(world.db)
  await remind(deployedAt + 270 * day)
  await deliver()
  expect(events().slice(2)).toMatchObject([{ owner: alice.address }])
})

test('behavior: two gateways at once, and again after a crash, remind once', async () => {
  const { deliver, deployedAt, events, remind, world } = await setup()
  await Promise.all(Array.from({ length: 8 }, () => remind(deployedAt + 100 * day)))
  await remind(deployedAt + 100 * day)
  await Promise.all([deliver(), deliver()])
  expect(events().map(({ type }) => type)).toEqual(['KEY_CHECK_OVERDUE', 'KEY_CHECK_OVERDUE'])
  const { rows } = await sql`select from webhook_delivery`.execute(world.db)
  expect(rows).toHaveLength(0)
})

test('behavior: another period', async () => {
  const { deliver, deployedAt, events, remind } = await setup()
  await remind(deployedAt + 100 * day, 6)
  await deliver()
  expect(events()).toEqual([])
})
