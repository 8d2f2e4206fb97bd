import { randomUUID } from 'node:crypto'
import { WebhookTestSchema } from '@countersign/protocol/wire'
import { findOwnerWebhook } from '../../db/queries/ownerWebhooks.ts'
import { getRequestSession } from '../auth/getRequestSession.ts'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { WebhookParamsSchema } from './ownWebhooks.ts'
import { WebhookNotFoundError } from './WebhookNotFoundError.ts'

/** Milliseconds: the user is waiting. */
const timeout = 5_000

/** One immediate attempt, with its own concurrency limit. */
export const testOwnerWebhook = defineRoute({
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
    const reason = await sendOwnerWebhook({ event, id: `test_${randomUUID()}`, secret, timeout, url }).finally(giveBack)
    return { isDelivered: reason === undefined, reason: reason ?? null }
  },
})
