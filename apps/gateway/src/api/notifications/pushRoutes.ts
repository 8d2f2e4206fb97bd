import { createHash } from 'node:crypto'
import {
  CreatePushSubscriptionRequestSchema,
  PushConfigSchema,
  type PushSubscription,
  PushSubscriptionSchema,
  PushSubscriptionsSchema,
  WebhookTestSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { listOwnedSafes } from '../../db/queries/ownedSafes.ts'
import { removeWebhook } from '../../db/queries/ownerWebhooks.ts'
import {
  findPushSubscription,
  listPushSubscriptions,
  maxPerSafe,
  type PushRecord,
  upsertPushSubscription,
} from '../../db/queries/pushSubscriptions.ts'
import { importPushKey } from '../../lib/push/encryptPush.ts'
import { getRequestSession } from '../auth/session.ts'
import { RefusedError, RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { acquireTestSlot } from './acquireTestSlot.ts'

const PushParamsSchema = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) })

function toPushSubscription({ createdAt, endpoint, id, safes }: PushRecord): PushSubscription {
  return {
    createdAt: createdAt.toISOString(),
    endpointHash: createHash('sha256').update(endpoint).digest('hex'),
    host: new URL(endpoint).host,
    id,
    safes: [...safes],
  }
}

/** Milliseconds: the user is waiting. */
const timeout = 5_000

export const pushRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/push',
    summary: 'Get the key of push messages',
    description: 'The `applicationServerKey` of browsers, or null: the operator sends no push messages.',
    response: PushConfigSchema,
    handle: (_, { push }) => ({ publicKey: push?.publicKey ?? null }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/push/subscriptions',
    summary: 'List push subscriptions of the signed-in account',
    response: PushSubscriptionsSchema,
    async handle({ c }, { db }) {
      const { address } = await getRequestSession(c, db)
      return { results: (await listPushSubscriptions(db, address)).map(toPushSubscription) }
    },
  }),
  // Safes of which the account is no owner are left out: the answer lists those that are subscribed to.
  defineRoute({
    method: 'post',
    path: '/v1/push/subscriptions',
    summary: 'Subscribe a browser to Safes',
    description: 'Replaces the Safes of the same endpoint. Safes that the account does not own are left out.',
    isExpensive: true,
    body: CreatePushSubscriptionRequestSchema,
    response: PushSubscriptionSchema,
    status: 201,
    async handle({ c, body: { endpoint, keys, safes: wanted } }, { db, push }) {
      const { address: account } = await getRequestSession(c, db)
      if (!push) throw new PushNotOfferedError()
      if (!push.isAllowed(endpoint)) throw new PushEndpointRefusedError()
      const { auth, p256dh } = keys
      await importPushKey(new Uint8Array(Buffer.from(p256dh, 'base64url'))).catch(() => {
        throw new RefusedError('INVALID_PUSH_KEY', 'The key p256dh is not a point of the curve P-256.')
      })
      const chainIds = [...new Set(wanted.map(({ chainId }) => Number(chainId)))]
      const owned = await listOwnedSafes(db, { chainIds, owner: account })
      const toKey = (chainId: number | string, address: string) => `${chainId}:${address.toLowerCase()}`
      const ownedKeys = new Set(owned.map(({ chainId, safe }) => toKey(chainId, safe)))
      const safes = wanted.filter(({ address, chainId }) => ownedKeys.has(toKey(chainId, address)))
      if (safes.length === 0)
        throw new RefusedError('NOT_AN_OWNER', `${account} owns none of these Safes. Sign in as an owner.`)
      const stored = await upsertPushSubscription(db, { account, auth, endpoint, p256dh, safes })
      if (!stored)
        throw new RefusedError(
          'TOO_MANY_SUBSCRIPTIONS',
          `One of these Safes has ${maxPerSafe} subscribed browsers, the maximum. Remove one first.`,
        )
      return toPushSubscription(stored)
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/v1/push/subscriptions/:id',
    summary: 'Delete a push subscription',
    description: 'Pending messages are deleted too.',
    params: PushParamsSchema,
    response: 'nothing',
    async handle({ c, params: { id } }, { db }) {
      const { address: account } = await getRequestSession(c, db)
      const { webhookId } = getSubscription(await findPushSubscription(db, { account, id }))
      await removeWebhook(db, webhookId)
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/push/subscriptions/:id/test',
    summary: 'Send a test message to a browser',
    description: 'Returns whether the push service accepted it.',
    params: PushParamsSchema,
    response: WebhookTestSchema,
    async handle({ c, params: { id } }, { db, push, webhookTests }) {
      const { address: account } = await getRequestSession(c, db)
      const target = getSubscription(await findPushSubscription(db, { account, id }))
      const [first] = target.safes
      if (!push || !first) throw new PushNotOfferedError()
      const giveBack = acquireTestSlot(webhookTests, { account, timeout })
      const payload = { chainId: first.chainId, kind: 'test', safe: first.address } as const
      const outcome = await push.send({ payload, target, timeout }).finally(giveBack)
      if (outcome.status === 'gone') await removeWebhook(db, target.webhookId)
      return outcome.status === 'delivered'
        ? { isDelivered: true, reason: null }
        : { isDelivered: false, reason: outcome.reason }
    },
  }),
]

function getSubscription(found: PushRecord | undefined): PushRecord {
  if (found) return found
  throw new RequestError(
    404,
    'PUSH_SUBSCRIPTION_NOT_FOUND',
    'You have no push subscription with this ID. It expired, or another account created it.',
  )
}

class PushNotOfferedError extends RequestError {
  constructor() {
    super(404, 'PUSH_NOT_OFFERED', 'This service sends no push messages: its operator has configured no push key.')
  }
}

class PushEndpointRefusedError extends RefusedError {
  constructor() {
    super('PUSH_ENDPOINT_REFUSED', 'The push service is not a public https server, which this service requires.')
  }
}
