import {
  type OwnerWebhook,
  OwnerWebhookSchema,
  OwnerWebhooksSchema,
  UpdateOwnerWebhookRequestSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import {
  findOwnerWebhook,
  listWebhooksOfAccount,
  type OwnerWebhookRecord,
  removeOwnerWebhook,
  setOwnerWebhook,
} from '../../db/queries/ownerWebhooks.ts'
import { getRequestSession } from '../auth/getRequestSession.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { WebhookNotFoundError } from './WebhookNotFoundError.ts'

export const WebhookParamsSchema = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) })

/** Omits the secret, which is returned only on creation. */
export function toOwnerWebhook({ chainId, events, id, isOn, safe, url }: OwnerWebhookRecord): OwnerWebhook {
  return { chainId, events, id, isOn, safe, url }
}

export const listOwnerWebhooks = defineRoute({
  method: 'get',
  path: '/v1/webhooks',
  summary: 'Where whoever is signed in is told what happens at their Safes.',
  response: OwnerWebhooksSchema,
  async handle({ c }, { db }) {
    const { address } = await getRequestSession(c, db)
    return { results: (await listWebhooksOfAccount(db, address)).map(toOwnerWebhook) }
  },
})

export const updateOwnerWebhook = defineRoute({
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
})

export const deleteOwnerWebhook = defineRoute({
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
})
