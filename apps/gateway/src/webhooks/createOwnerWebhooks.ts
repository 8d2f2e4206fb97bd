import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isAddressEqual } from 'viem'
import { findSafe } from '../db/queries/findSafe.ts'
import { listDueOwnerWebhooks, type OwnerWebhookRecord } from '../db/queries/ownerWebhooks.ts'
import { claimDeliveries, type Delivery, finishDelivery } from '../db/queries/webhookDeliveries.ts'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { OwnerWebhookSender } from '../lib/createOwnerWebhookSender.ts'
import { createDeliveryQueues, type DeliverySlot, quickTime, slowTime } from './createDeliveryQueues.ts'
import type { Webhooks } from './createWebhooks.ts'

/** Seconds that a delivery is leased: longer than its timeout. */
const lease = 3 * Math.ceil(slowTime / 1_000)
/** Webhooks per round; a random sample if there are more, so that none starves. */
const maxWebhooks = 500
/** Deliveries older than a day are dropped. */
const maxAge = 24 * 3_600_000
const maxDelay = 3_600
/** Milliseconds for pending deliveries on shutdown. */
const farewell = 1_500

export type CreateOwnerWebhooksParameters = {
  db: Kysely<Database>
  logger: Logger
  /** Milliseconds between two rounds. @default 1000 */
  pollInterval?: number
  /** Seconds after the first failure; doubles with each further one. @default 10 */
  retryDelay?: number
  send: OwnerWebhookSender
}

/**
 * Delivers the outbox to owners' webhooks; former owners get nothing. A round only assigns slots and waits for no
 * receiver, so that slow ones delay only their own account.
 */
export function createOwnerWebhooks({
  db,
  logger,
  pollInterval = 1_000,
  retryDelay = 10,
  send,
}: CreateOwnerWebhooksParameters): Webhooks {
  const queues = createDeliveryQueues()
  const sending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  /** Whether the receiver responded in time. */
  async function deliver(delivery: Delivery, webhook: OwnerWebhookRecord, timeout: number): Promise<boolean> {
    const { attempts, createdAt, event, id } = delivery
    const { account, chainId, events, isOn, safe: address, secret, url } = webhook
    const safe = await findSafe(db, { address, chainId: Number(chainId) })
    const isOwner = safe?.owners.some((owner) => isAddressEqual(owner, account)) ?? false
    const started = performance.now()
    const isWanted = isOwner && isOn && events.includes(event.type)
    const failure = isWanted ? await send({ event, id: `${id}`, secret, timeout, url }) : undefined
    const isOver = failure === undefined || Date.now() - createdAt.getTime() > maxAge
    if (failure !== undefined) logger.debug({ attempts, id, reason: failure }, 'owner webhook failed')
    await finishDelivery(db, { id, retryIn: isOver ? undefined : Math.min(retryDelay * 2 ** (attempts - 1), maxDelay) })
    return performance.now() - started < quickTime
  }

  async function sendOne(webhook: OwnerWebhookRecord, slot: DeliverySlot, dueBy: string | undefined): Promise<boolean> {
    let isQuick = true
    try {
      const [delivery] = await claimDeliveries(db, { dueBy, lease, limit: 1, webhookId: webhook.webhookId })
      if (delivery) isQuick = await deliver(delivery, webhook, slot.timeout)
      return delivery !== undefined
    } finally {
      slot.end(isQuick)
    }
  }

  /** Assigns slots until none are left or nothing is due. */
  async function round(dueBy?: string): Promise<number> {
    const due = await listDueOwnerWebhooks(db, { busy: queues.listBusy(), dueBy, limit: maxWebhooks })
    let started = 0
    for (const webhook of due) {
      const slot = isStopped ? undefined : queues.take(webhook)
      if (!slot) continue
      started += 1
      const work = sendOne(webhook, slot, dueBy)
        .then((wasDue) => {
          // More may be due, and others may have waited for the slot.
          if (wasDue) schedule(0)
        })
        .catch((error: unknown) => {
          if (!isStopped) logger.warn({ err: error }, 'could not process owner webhooks')
        })
        .finally(() => sending.delete(work))
      sending.add(work)
    }
    return started
  }

  let isRound = false
  let isAgain = false
  /** One round at a time; requests meanwhile trigger the next. */
  function schedule(delay: number): void {
    if (!timer || isStopped) return
    if (isRound) {
      isAgain ||= delay === 0
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => {
      isRound = true
      running = round()
        .catch((error: unknown) => logger.warn({ err: error }, 'could not read the owner webhook outbox'))
        .finally(() => {
          isRound = false
          const delay = isAgain ? 0 : pollInterval
          isAgain = false
          schedule(delay)
        })
    }, delay)
  }

  return {
    async run() {
      const { rows } = await sql<{ now: string }>`select clock_timestamp() :: text as now`.execute(db)
      while ((await round(rows[0]?.now)) > 0) await Promise.all(sending)
    },
    start() {
      timer = setTimeout(() => undefined, 0)
      schedule(pollInterval)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      timer = undefined
      await running
      // Does not wait for slow receivers: the lease expires, and the retry has the same idempotency key.
      await Promise.race([Promise.all(sending), sleep(farewell, undefined, { ref: false })])
    },
  }
}
