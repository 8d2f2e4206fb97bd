import type { PushKind, WebhookEvent } from '@countersign/protocol/wire'
import { isAddressEqual } from 'viem'
import { findSafe } from '../db/queries/findSafe.ts'
import { removeWebhook } from '../db/queries/ownerWebhooks.ts'
import { hasConfirmed, listDuePushSubscriptions, type PushRecord } from '../db/queries/pushSubscriptions.ts'
import type { Db } from '../db/schema.ts'
import type { PushSender } from '../lib/push/createPushSender.ts'
import { createDeliveryLoop, type DeliveryOptions } from './createDeliveryLoop.ts'
import type { Webhooks } from './createWebhooks.ts'

export type CreatePushDeliveriesParameters = DeliveryOptions & { push: PushSender }

/** Delivers the outbox to subscribed browsers. What waits for others, or was signed meanwhile, is not sent. */
export function createPushDeliveries({ push, ...options }: CreatePushDeliveriesParameters): Webhooks {
  const { db, logger } = options
  return createDeliveryLoop({
    ...options,
    listDue: listDuePushSubscriptions,
    noun: 'push message',
    async prepare({ event }, subscription) {
      const kind = await findReason(db, event, subscription)
      if (!kind) return undefined
      const { hash, ...reason } = kind
      const payload = { chainId: event.chainId, ...reason, safe: event.address, ...(hash ? { hash } : {}) }
      return async (timeout) => {
        const outcome = await push.send({ payload, target: subscription, timeout })
        if (outcome.status === 'gone') await removeWebhook(db, subscription.webhookId)
        if (outcome.status === 'refused') logger.debug({ reason: outcome.reason }, 'push message refused')
        return outcome.status === 'failed' ? outcome.reason : undefined
      }
    },
    toUrl: ({ endpoint }) => endpoint,
  })
}

/** Why the account of a subscription is told of an event; undefined if it is not. */
async function findReason(
  db: Db,
  event: WebhookEvent,
  { account }: PushRecord,
): Promise<{ hash?: string; kind: PushKind } | undefined> {
  const chainId = Number(event.chainId)
  const safe = await findSafe(db, { address: event.address, chainId })
  if (!safe?.owners.some((owner) => isAddressEqual(owner, account))) return undefined
  if (event.type === 'KEY_CHECK_OVERDUE') return isAddressEqual(event.owner, account) ? { kind: 'security' } : undefined
  if (event.type === 'MESSAGE_CREATED') {
    const { messageHash: hash } = event
    const isDone = await hasConfirmed(db, { account, chainId, hash, kind: 'message' })
    return isDone ? undefined : { hash, kind: 'messages' }
  }
  if (event.type !== 'PENDING_MULTISIG_TRANSACTION') return undefined
  const { safeTxHash: hash } = event
  const isDone = await hasConfirmed(db, { account, chainId, hash, kind: 'transaction' })
  return isDone ? undefined : { hash, kind: 'tx' }
}
