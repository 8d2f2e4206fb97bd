import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isAddressEqual } from 'viem'
import { findSafe } from '../db/queries/findSafe.ts'
import { listDueOwnerWebhooks, type OwnerWebhookRecord } from '../db/queries/ownerWebhooks.ts'
import { claimDeliveries, type Delivery, finishDelivery } from '../db/queries/webhookDeliveries.ts'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { OwnerWebhookSender } from '../lib/createOwnerWebhookSender.ts'
import { createDeliveryQueues, type DeliveryTurn, quickTime, slowTime } from './createDeliveryQueues.ts'
import type { Webhooks } from './createWebhooks.ts'

/** Seconds for which a delivery is ours: longer than its own time limit with all that is around it. */
const lease = 3 * Math.ceil(slowTime / 1_000)
/** Looked at in one round; which of more than these is left to chance, so that nobody stands before the others for long. */
const mostWebhooks = 500
/** After a day an owner has looked themselves. */
const maxAge = 24 * 3_600_000
const maxDelay = 3_600
/** Milliseconds for what is under way when the process stops. */
const farewell = 1_500

export type CreateOwnerWebhooksParameters = {
  db: Kysely<Database>
  logger: Logger
  /** Milliseconds between two rounds. @default 1000 */
  pollInterval?: number
  /** Seconds after the first failure; doubled after each further one. @default 10 */
  retryDelay?: number
  send: OwnerWebhookSender
}

/**
 * Empties the outbox towards what owners set up for themselves. Who is no owner any more is told nothing. A round only
 * hands out turns and waits for no receiver: those of one owner that are slow delay that owner alone.
 */
export function createOwnerWebhooks({
  db,
  logger,
  pollInterval = 1_000,
  retryDelay = 10,
  send,
}: CreateOwnerWebhooksParameters): Webhooks {
  const lanes = createDeliveryQueues()
  const sending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  /** Whether the receiver answered in time. */
  async function deliver(delivery: Delivery, webhook: OwnerWebhookRecord, timeout: number): Promise<boolean> {
    const { attempts, createdAt, event, id } = delivery
    const { account, chainId, events, isOn, safe: address, secret, url } = webhook
    const safe = await findSafe(db, { address, chainId: Number(chainId) })
    const isOwner = safe?.owners.some((owner) => isAddressEqual(owner, account)) ?? false
    const started = performance.now()
    const isWanted = isOwner && isOn && events.includes(event.type)
    const failure = isWanted ? await send({ event, id: `${id}`, secret, timeout, url }) : undefined
    const isOver = failure === undefined || Date.now() - createdAt.getTime() > maxAge
    if (failure !== undefined) logger.debug({ attempts, id, reason: failure }, 'a webhook of an owner failed')
    await finishDelivery(db, { id, retryIn: isOver ? undefined : Math.min(retryDelay * 2 ** (attempts - 1), maxDelay) })
    return performance.now() - started < quickTime
  }

  async function sendOne(webhook: OwnerWebhookRecord, turn: DeliveryTurn, dueBy: string | undefined): Promise<boolean> {
    let isQuick = true
    try {
      const [delivery] = await claimDeliveries(db, { dueBy, lease, limit: 1, webhookId: webhook.webhookId })
      if (delivery) isQuick = await deliver(delivery, webhook, turn.timeout)
      return delivery !== undefined
    } finally {
      turn.end(isQuick)
    }
  }

  /** Hands out turns, until there are none or nothing is due for them. */
  async function round(dueBy?: string): Promise<number> {
    const due = await listDueOwnerWebhooks(db, { busy: lanes.listBusy(), dueBy, limit: mostWebhooks })
    let started = 0
    for (const webhook of due) {
      const turn = isStopped ? undefined : lanes.take(webhook)
      if (!turn) continue
      started += 1
      const work = sendOne(webhook, turn, dueBy)
        .then((wasDue) => {
          // There may be more of it, and somebody may have waited for the turn.
          if (wasDue) schedule(0)
        })
        .catch((error: unknown) => {
          if (!isStopped) logger.warn({ err: error }, 'a webhook of an owner could not be delivered')
        })
        .finally(() => sending.delete(work))
      sending.add(work)
    }
    return started
  }

  let isRound = false
  let isAgain = false
  /** One round at a time; who asks meanwhile has the next. */
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
        .catch((error: unknown) => logger.warn({ err: error }, 'the outbox of owners cannot be read'))
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
      // Receivers that let us wait are not waited for: the lease ends by itself, and the key stays the same.
      await Promise.race([Promise.all(sending), sleep(farewell, undefined, { ref: false })])
    },
  }
}
