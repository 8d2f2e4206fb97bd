import { randomBytes, randomUUID } from 'node:crypto'
import {
  CreatedOwnerWebhookSchema,
  CreateOwnerWebhookRequestSchema,
  type OwnerWebhook,
  OwnerWebhookSchema,
  OwnerWebhooksSchema,
  UpdateOwnerWebhookRequestSchema,
  WebhookTestSchema,
} from '@countersign/protocol/wire'
import { isAddressEqual } from 'viem'
import { z } from 'zod'
import {
  findOwnerWebhook,
  insertOwnerWebhook,
  listWebhooksOfAccount,
  type OwnerWebhookRecord,
  removeWebhook,
  setOwnerWebhook,
} from '../../db/queries/ownerWebhooks.ts'
import { getRequestSession } from '../auth/session.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError, RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { acquireTestSlot } from './acquireTestSlot.ts'

const WebhookParamsSchema = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) })

/** Omits the secret, which is returned only on creation. */
function toOwnerWebhook({ chainId, events, id, isOn, safe, url }: OwnerWebhookRecord): OwnerWebhook {
  return { chainId, events, id, isOn, safe, url }
}

/** Webhooks per account. */
const max = 20

/** Milliseconds: the user is waiting. */
const timeout = 5_000

export const ownerWebhookRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/webhooks',
    summary: 'List webhooks of the signed-in account',
    response: OwnerWebhooksSchema,
    async handle({ c }, { db }) {
      const { address } = await getRequestSession(c, db)
      return { results: (await listWebhooksOfAccount(db, address)).map(toOwnerWebhook) }
    },
  }),
  // Only for owners of the Safe.
  defineRoute({
    method: 'post',
    path: '/v1/webhooks',
    summary: 'Create a webhook for a Safe',
    description: 'For owners of the Safe. The signing secret is returned only here.',
    body: CreateOwnerWebhookRequestSchema,
    response: CreatedOwnerWebhookSchema,
    status: 201,
    async handle({ c, body: request }, { chains, db }) {
      const { address: account } = await getRequestSession(c, db)
      const chain = { ...getServedChain(chains, Number(request.chainId)), requester: c.get('clientAddress') }
      const { owners } = await getKnownSafe(db, chain, request.safe)
      if (!owners.some((owner) => isAddressEqual(owner, account)))
        throw new RefusedError('NOT_AN_OWNER', `${account} is not an owner of ${request.safe}. Sign in as an owner.`)
      const secret = `whsec_${randomBytes(32).toString('base64')}`
      const webhook = await insertOwnerWebhook(db, { account, max, request, secret })
      if (!webhook)
        throw new RefusedError('TOO_MANY_WEBHOOKS', `You already have ${max} webhooks, the maximum. Delete one first.`)
      return { ...toOwnerWebhook(webhook), secret }
    },
  }),
  defineRoute({
    method: 'put',
    path: '/v1/webhooks/:id',
    summary: 'Enable or disable a webhook, set events',
    params: WebhookParamsSchema,
    body: UpdateOwnerWebhookRequestSchema,
    response: OwnerWebhookSchema,
    async handle({ c, body: request, params: { id } }, { db }) {
      const { address: account } = await getRequestSession(c, db)
      const webhook = await setOwnerWebhook(db, { account, id, request })
      if (!webhook) throw new WebhookNotFoundError()
      return toOwnerWebhook(webhook)
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/v1/webhooks/:id',
    summary: 'Delete a webhook',
    description: 'Pending events are deleted too.',
    params: WebhookParamsSchema,
    response: 'nothing',
    async handle({ c, params: { id } }, { db }) {
      const { address: account } = await getRequestSession(c, db)
      const webhook = await findOwnerWebhook(db, { account, id })
      if (!webhook) throw new WebhookNotFoundError()
      await removeWebhook(db, webhook.webhookId)
    },
  }),
  // One immediate attempt, with its own concurrency limit.
  defineRoute({
    method: 'post',
    path: '/v1/webhooks/:id/test',
    summary: 'Send a test event to a webhook',
    description: 'Returns whether the receiver accepted the TEST event.',
    params: WebhookParamsSchema,
    response: WebhookTestSchema,
    async handle({ c, params: { id } }, { db, sendOwnerWebhook, webhookTests }) {
      const { address: account } = await getRequestSession(c, db)
      const webhook = await findOwnerWebhook(db, { account, id })
      if (!webhook) throw new WebhookNotFoundError()
      const { chainId, safe: address, secret, url } = webhook
      const event = { address, chainId, timestamp: new Date().toISOString(), type: 'TEST' }
      const giveBack = acquireTestSlot(webhookTests, { account, timeout })
      const reason = await sendOwnerWebhook({ event, id: `test_${randomUUID()}`, secret, timeout, url }).finally(
        giveBack,
      )
      return { isDelivered: reason === undefined, reason: reason ?? null }
    },
  }),
]

class WebhookNotFoundError extends RequestError {
  constructor() {
    super(404, 'WEBHOOK_NOT_FOUND', 'You have no webhook with this ID. It was deleted, or another account created it.')
  }
}
