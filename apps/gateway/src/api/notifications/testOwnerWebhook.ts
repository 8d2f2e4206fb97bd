import { WebhookTestSchema } from '@countersign/protocol'
import { findOwnerWebhook } from '../../db/queries/ownerWebhooks.ts'
import { getRequestSession } from '../auth/getRequestSession.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { WebhookParamsSchema } from './ownWebhooks.ts'
import { WebhookNotFoundError } from './WebhookNotFoundError.ts'

/** `POST /v1/webhooks/:id/test`: one attempt, now. */
export const testOwnerWebhook = defineRoute({
  method: 'post',
  path: '/v1/webhooks/:id/test',
  summary: 'Sends a webhook of whoever is signed in a TEST event, and says whether it was taken.',
  params: WebhookParamsSchema,
  response: WebhookTestSchema,
  async handle({ c, params: { id } }, { db, sendOwnerWebhook }) {
    const { address: account } = await getRequestSession(c, db)
    const webhook = await findOwnerWebhook(db, { account, id })
    if (!webhook) throw new WebhookNotFoundError()
    const { chainId, safe: address, secret, url } = webhook
    const event = { address, chainId, timestamp: new Date().toISOString(), type: 'TEST' }
    const reason = await sendOwnerWebhook({ event, id: `test_${Date.now()}`, secret, url })
    return { isDelivered: reason === undefined, reason: reason ?? null }
  },
})
