import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Lifecycle } from '../lib/createLifecycle.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { Metrics } from '../lib/createMetrics.ts'
import type { OwnerWebhookSender } from '../lib/createOwnerWebhookSender.ts'
import type { PushSender } from '../lib/push/createPushSender.ts'
import { createKeyCheckReminders } from './createKeyCheckReminders.ts'
import { createOwnerWebhooks } from './createOwnerWebhooks.ts'
import { createPushDeliveries } from './createPushDeliveries.ts'
import { createWebhooks, type Webhooks } from './createWebhooks.ts'
import type { WebhookConfig } from './WebhooksFileSchema.ts'

type Settings = {
  /** 0 and undefined: no reminders. */
  keyCheckMonths?: number | undefined
  webhooks?: readonly WebhookConfig[] | undefined
}

type StartDeliveriesOptions = {
  db: Kysely<Database>
  lifecycle: Pick<Lifecycle, 'onStop'>
  logger: Logger
  metrics: Metrics
  push: PushSender | undefined
  sendOwnerWebhook: OwnerWebhookSender
}

/** Starts what writes reminders into the outbox, and what delivers it: webhooks and push messages. */
export async function startDeliveries(
  { keyCheckMonths: months, webhooks = [] }: Settings,
  { db, lifecycle, logger, metrics, push, sendOwnerWebhook: send }: StartDeliveriesOptions,
): Promise<void> {
  const onDropped = (count: number, host: string) => metrics.webhookEventsDropped.inc({ host }, count)
  const deliveries: Webhooks[] = [
    await createWebhooks({ db, logger, onDropped, webhooks }),
    createOwnerWebhooks({ db, logger, send }),
    ...(push ? [createPushDeliveries({ db, logger, push })] : []),
    ...(months ? [createKeyCheckReminders({ db, logger, months })] : []),
  ]
  for (const delivery of deliveries) {
    await lifecycle.onStop(() => delivery.stop())
    delivery.start()
  }
}
