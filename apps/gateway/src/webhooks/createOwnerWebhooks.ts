import { isAddressEqual } from 'viem'
import { findSafe } from '../db/queries/findSafe.ts'
import { listDueOwnerWebhooks } from '../db/queries/ownerWebhooks.ts'
import type { OwnerWebhookSender } from '../lib/createOwnerWebhookSender.ts'
import { createDeliveryLoop, type DeliveryOptions } from './createDeliveryLoop.ts'
import type { Webhooks } from './createWebhooks.ts'

export type CreateOwnerWebhooksParameters = DeliveryOptions & { send: OwnerWebhookSender }

/** Delivers the outbox to owners' webhooks; former owners get nothing. */
export function createOwnerWebhooks({ send, ...options }: CreateOwnerWebhooksParameters): Webhooks {
  return createDeliveryLoop({
    ...options,
    listDue: listDueOwnerWebhooks,
    noun: 'owner webhook',
    async prepare({ event, id }, { account, chainId, events, isOn, safe: address, secret, url }) {
      const safe = await findSafe(options.db, { address, chainId: Number(chainId) })
      const isOwner = safe?.owners.some((owner) => isAddressEqual(owner, account)) ?? false
      if (!isOwner || !isOn || !events.includes(event.type)) return undefined
      return (timeout) => send({ event, id: `${id}`, secret, timeout, url })
    },
    toUrl: ({ url }) => url,
  })
}
