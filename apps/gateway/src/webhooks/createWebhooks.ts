import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookDevice, WebhookEvent } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { listSubscribedDevices } from '../db/queries/subscriptions.ts'
import {
  claimDeliveries,
  type Delivery,
  dropExcessDeliveries,
  finishDelivery,
  registerWebhooks,
} from '../db/queries/webhookDeliveries.ts'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { signWebhook } from '../lib/signWebhook.ts'
import type { WebhookConfig } from './WebhooksFileSchema.ts'

const batchSize = 20
/** Deliveries older than three days are dropped. */
const maxAge = 3 * 24 * 3600_000
const maxDelay = 3600
/** Waiting deliveries of a webhook: anyone can cause events while its receiver is down. */
const defaultLimits = { max: 50_000, maxOfSafe: 1_000 }
/** Milliseconds between two checks of these limits. */
const dropInterval = 10_000

export type CreateWebhooksParameters = {
  db: Kysely<Database>
  fetch?: typeof globalThis.fetch
  /** Waiting deliveries of a webhook, and of one Safe for it. @default 50,000 and 1,000 */
  limits?: { max: number; maxOfSafe: number }
  logger: Logger
  /** Called with the number of deliveries that were dropped because too many waited. */
  onDropped?: ((count: number, host: string) => void) | undefined
  /** Milliseconds between two polls of the outbox. @default 1000 */
  pollInterval?: number
  /** Seconds after the first failure; doubles with each further one. @default 5 */
  retryDelay?: number
  /** Timeout of a receiver in milliseconds. @default 10000 */
  timeout?: number
  webhooks: readonly WebhookConfig[]
}

export type Webhooks = {
  /** Sends all due deliveries once. */
  run(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/**
 * Delivers the outbox to the operator's webhooks, at least once and independently, so that a failing receiver does not
 * delay others. Safe to run in several processes.
 */
export async function createWebhooks(parameters: CreateWebhooksParameters): Promise<Webhooks> {
  const { db, limits = defaultLimits, logger, onDropped, pollInterval = 1_000, webhooks } = parameters
  const ids = await registerWebhooks(
    db,
    webhooks.map(({ url }) => url),
  )
  const stopping = new AbortController()
  const targets = webhooks.flatMap((webhook) => {
    const webhookId = ids.get(webhook.url)
    // Only the host: webhook paths often contain a key.
    return webhookId === undefined
      ? []
      : { host: new URL(webhook.url).host, nextDrop: Number.NEGATIVE_INFINITY, webhook, webhookId }
  })
  let loops: Promise<void>[] = []

  async function dropExcess(target: (typeof targets)[number]): Promise<void> {
    if (performance.now() < target.nextDrop) return
    target.nextDrop = performance.now() + dropInterval
    const { host, webhookId } = target
    const dropped = await dropExcessDeliveries(db, { ...limits, webhookId })
    if (dropped === 0) return
    onDropped?.(dropped, host)
    logger.warn({ dropped, host, ...limits }, 'webhook queue full: events dropped')
  }

  async function runOne(target: (typeof targets)[number]): Promise<void> {
    const { webhook, webhookId } = target
    for (;;) {
      await dropExcess(target)
      const lease = 2 * Math.ceil((parameters.timeout ?? 10_000) / 1000)
      const deliveries = await claimDeliveries(db, { lease, limit: batchSize, webhookId })
      await Promise.all(deliveries.map((delivery) => deliver(delivery, webhook, parameters)))
      if (deliveries.length < batchSize || stopping.signal.aborted) return
    }
  }

  async function loop(target: (typeof targets)[number]): Promise<void> {
    while (!stopping.signal.aborted) {
      await runOne(target).catch((error: unknown) => logger.warn({ err: error }, 'could not read the webhook outbox'))
      await sleep(pollInterval, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    run: async () => {
      await Promise.all(targets.map(runOne))
    },
    start: () => {
      loops = targets.map(loop)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function deliver(delivery: Delivery, webhook: WebhookConfig, parameters: CreateWebhooksParameters) {
  const { db, fetch = globalThis.fetch, logger, retryDelay = 5, timeout = 10_000 } = parameters
  const { attempts, createdAt, event, id } = delivery
  const devices = webhook.devices ? await listSubscribedDevices(db, event) : undefined
  if (!isWanted(delivery, webhook) || devices?.length === 0) return finishDelivery(db, { id, retryIn: undefined })
  const failure = await sendWebhook({ devices, event, fetch, id, timeout, webhook })
  if (failure === undefined) return finishDelivery(db, { id, retryIn: undefined })
  // Only the host: webhook paths often contain a key.
  const details = { attempts, host: new URL(webhook.url).host, id, reason: failure, type: event.type }
  if (Date.now() - createdAt.getTime() > maxAge) {
    logger.error(details, 'webhook delivery abandoned')
    return finishDelivery(db, { id, retryIn: undefined })
  }
  logger.warn(details, 'webhook delivery failed; retrying')
  return finishDelivery(db, { id, retryIn: Math.min(retryDelay * 2 ** (attempts - 1), maxDelay) })
}

function isWanted({ event }: Delivery, { chainIds, events }: WebhookConfig): boolean {
  return (
    (!chainIds || chainIds.includes(Number(event.chainId))) && (!events || events.some((type) => type === event.type))
  )
}

type SendWebhookParameters = {
  devices: readonly WebhookDevice[] | undefined
  event: WebhookEvent
  fetch: typeof globalThis.fetch
  id: number
  /** Milliseconds. */
  timeout: number
  webhook: WebhookConfig
}

/** One attempt. Returns the reason of a failure; undefined for a 2xx response. */
async function sendWebhook(parameters: SendWebhookParameters): Promise<string | undefined> {
  const { devices, event, fetch, id, timeout, webhook } = parameters
  const key = `countersign_${id}`
  const body = JSON.stringify({ ...event, ...(devices ? { devices } : {}), id: key })
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const response = await fetch(webhook.url, {
      body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'countersign',
        ...signWebhook({ body, id: key, secret: webhook.secret, timestamp }),
      },
      method: 'POST',
      // A body signed for one URL is not forwarded to another.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `the receiver responded with status ${response.status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : 'unknown cause'
  }
}
