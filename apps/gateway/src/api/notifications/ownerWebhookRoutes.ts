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
  removeOwnerWebhook,
  setOwnerWebhook,
} from '../../db/queries/ownerWebhooks.ts'
import { getRequestSession } from '../auth/session.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError, RequestError, TooManyRequestsError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'

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
    summary: 'Where whoever is signed in is told what happens at their Safes.',
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
    summary: 'Tells an owner who is signed in what happens at a Safe. The key of the signatures is told once.',
    body: CreateOwnerWebhookRequestSchema,
    response: CreatedOwnerWebhookSchema,
    status: 201,
    async handle({ c, body: request }, { chains, db }) {
      const { address: account } = await getRequestSession(c, db)
      const chain = getServedChain(chains, Number(request.chainId))
      const { owners } = await getKnownSafe(db, chain, request.safe)
      if (!owners.some((owner) => isAddressEqual(owner, account)))
        throw new RefusedError('NOT_AN_OWNER', `${account} is no owner of ${request.safe}.`)
      const secret = `whsec_${randomBytes(32).toString('base64')}`
      const webhook = await insertOwnerWebhook(db, { account, max, request, secret })
      if (!webhook) throw new RefusedError('TOO_MANY_WEBHOOKS', `You have ${max} webhooks already.`)
      return { ...toOwnerWebhook(webhook), secret }
    },
  }),
  defineRoute({
    method: 'put',
    path: '/v1/webhooks/:id',
    summary: 'Switches a webhook of whoever is signed in, or chooses what it tells.',
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
    summary: 'Forgets a webhook of whoever is signed in, with what still waits for it.',
    params: WebhookParamsSchema,
    response: 'nothing',
    async handle({ c, params: { id } }, { db }) {
      const { address: account } = await getRequestSession(c, db)
      const webhook = await findOwnerWebhook(db, { account, id })
      if (!webhook) throw new WebhookNotFoundError()
      await removeOwnerWebhook(db, webhook.webhookId)
    },
  }),
  // One immediate attempt, with its own concurrency limit.
  defineRoute({
    method: 'post',
    path: '/v1/webhooks/:id/test',
    summary: 'Sends a webhook of whoever is signed in a TEST event, and says whether it was taken.',
    params: WebhookParamsSchema,
    response: WebhookTestSchema,
    async handle({ c, params: { id } }, { db, sendOwnerWebhook, webhookTests }) {
      const { address: account } = await getRequestSession(c, db)
      const webhook = await findOwnerWebhook(db, { account, id })
      if (!webhook) throw new WebhookNotFoundError()
      const { chainId, safe: address, secret, url } = webhook
      const event = { address, chainId, timestamp: new Date().toISOString(), type: 'TEST' }
      const giveBack = webhookTests.take(account)
      if (typeof giveBack === 'string')
        throw new TooManyRequestsError({
          code: 'TOO_MANY_WEBHOOK_TESTS',
          message:
            giveBack === 'holder-full'
              ? 'Another test of yours is still under way: wait for it.'
              : 'Too many webhooks are being tested right now. Try again in a moment.',
          retryAfter: timeout / 1_000,
        })
      const reason = await sendOwnerWebhook({ event, id: `test_${randomUUID()}`, secret, timeout, url }).finally(
        giveBack,
      )
      return { isDelivered: reason === undefined, reason: reason ?? null }
    },
  }),
]

class WebhookNotFoundError extends RequestError {
  override readonly name = 'WebhookNotFoundError'
  constructor() {
    super(404, 'WEBHOOK_NOT_FOUND', 'You have no such webhook.')
  }
}
