import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import {
  claimDeliveries,
  type Delivery,
  finishDelivery,
  type ListDueParameters,
} from '../db/queries/webhookDeliveries.ts'
import type { Database, Db } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { createDeliveryQueues, type DeliverySlot, quickTime, slowTime } from './createDeliveryQueues.ts'
import type { Webhooks } from './createWebhooks.ts'

/** Seconds that a delivery is leased: longer than its timeout. */
const lease = 3 * Math.ceil(slowTime / 1_000)
/** Receivers per round; a random sample if there are more, so that none starves. */
const maxReceivers = 500
/** Deliveries older than a day are dropped. */
const maxAge = 24 * 3_600_000
const maxDelay = 3_600
/** Milliseconds for pending deliveries on shutdown. */
const farewell = 1_500

export type Receiver = { account: string; webhookId: number }

/** One attempt within a number of milliseconds. Returns the reason for another one. */
type Attempt = (timeout: number) => Promise<string | undefined>

export type DeliveryOptions = {
  db: Kysely<Database>
  logger: Logger
  /** Milliseconds between two rounds. @default 1000 */
  pollInterval?: number
  /** Seconds after the first failure; doubles with each further one. @default 10 */
  retryDelay?: number
}

export type CreateDeliveryLoopParameters<receiver extends Receiver> = DeliveryOptions & {
  listDue(db: Db, parameters: ListDueParameters): Promise<receiver[]>
  /** For the log. */
  noun: string
  /** Undefined if the receiver does not want the event. */
  prepare(delivery: Delivery, receiver: receiver): Promise<Attempt | undefined>
  toUrl(receiver: receiver): string
}

/**
 * Delivers the outbox to receivers that users named. A round only assigns slots and waits for no receiver, so that slow
 * ones delay only their own account. Safe to run in several processes.
 */
export function createDeliveryLoop<receiver extends Receiver>({
  db,
  listDue,
  logger,
  noun,
  pollInterval = 1_000,
  prepare,
  retryDelay = 10,
  toUrl,
}: CreateDeliveryLoopParameters<receiver>): Webhooks {
  const queues = createDeliveryQueues()
  const sending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  /** Whether the receiver responded in time. */
  async function deliver(delivery: Delivery, receiver: receiver, timeout: number): Promise<boolean> {
    const { attempts, createdAt, id } = delivery
    const attempt = await prepare(delivery, receiver)
    const started = performance.now()
    const failure = await attempt?.(timeout)
    const isQuick = performance.now() - started < quickTime
    const isOver = failure === undefined || Date.now() - createdAt.getTime() > maxAge
    if (failure !== undefined) logger.debug({ attempts, id, reason: failure }, `${noun} failed`)
    await finishDelivery(db, { id, retryIn: isOver ? undefined : Math.min(retryDelay * 2 ** (attempts - 1), maxDelay) })
    return isQuick
  }

  async function sendOne(receiver: receiver, slot: DeliverySlot, dueBy: string | undefined): Promise<boolean> {
    let isQuick = true
    try {
      const [delivery] = await claimDeliveries(db, { dueBy, lease, limit: 1, webhookId: receiver.webhookId })
      if (delivery) isQuick = await deliver(delivery, receiver, slot.timeout)
      return delivery !== undefined
    } finally {
      slot.end(isQuick)
    }
  }

  /** Assigns slots until none are left or nothing is due. */
  async function round(dueBy?: string): Promise<number> {
    const due = await listDue(db, { busy: queues.listBusy(), dueBy, limit: maxReceivers })
    let started = 0
    for (const receiver of due) {
      const slot = isStopped ? undefined : queues.take({ account: receiver.account, url: toUrl(receiver) })
      if (!slot) continue
      started += 1
      const work = sendOne(receiver, slot, dueBy)
        .then((wasDue) => {
          // More may be due, and others may have waited for the slot.
          if (wasDue) schedule(0)
        })
        .catch((error: unknown) => {
          if (!isStopped) logger.warn({ err: error }, `could not process: ${noun}`)
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
        .catch((error: unknown) => logger.warn({ err: error }, `could not read the outbox: ${noun}`))
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
