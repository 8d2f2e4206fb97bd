import type { Kysely } from 'kysely'
import { isAddressEqual } from 'viem'
import { claimDeliveries, type Delivery } from '../db/queries/claimDeliveries.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { listDueOwnerWebhooks, type OwnerWebhookRecord } from '../db/queries/ownerWebhooks.ts'
import { settleDelivery } from '../db/queries/settleDelivery.ts'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { OwnerWebhookSender } from '../lib/createOwnerWebhookSender.ts'
import type { Webhooks } from './createWebhooks.ts'

/** Of one webhook in one round: a flood towards one address is none, and all have their turn. */
const batchSize = 5
const lease = 30
/** After a day an owner has looked themselves. */
const maxAge = 24 * 3_600_000
const maxDelay = 3_600

export type CreateOwnerWebhooksParameters = {
  db: Kysely<Database>
  logger: Logger
  /** Milliseconds between two rounds. @default 1000 */
  pollInterval?: number
  /** Seconds after the first failure; doubled after each further one. @default 10 */
  retryDelay?: number
  send: OwnerWebhookSender
}

/** Empties the outbox towards what owners set up for themselves. Who is no owner any more is told nothing. */
export function createOwnerWebhooks({
  db,
  logger,
  pollInterval = 1_000,
  retryDelay = 10,
  send,
}: CreateOwnerWebhooksParameters): Webhooks {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function deliver({ attempts, createdAt, event, id }: Delivery, webhook: OwnerWebhookRecord): Promise<void> {
    const { secret, url } = webhook
    const isWanted = webhook.isOn && webhook.events.includes(event.type)
    const failure = isWanted ? await send({ event, id: `${id}`, secret, url }) : undefined
    const isOver = failure === undefined || Date.now() - createdAt.getTime() > maxAge
    if (failure !== undefined) logger.debug({ attempts, id, reason: failure }, 'a webhook of an owner failed')
    await settleDelivery(db, { id, retryIn: isOver ? undefined : Math.min(retryDelay * 2 ** (attempts - 1), maxDelay) })
  }

  async function runOne(webhook: OwnerWebhookRecord): Promise<void> {
    const deliveries = await claimDeliveries(db, { lease, limit: batchSize, webhookId: webhook.webhookId })
    const safe = await findSafe(db, { address: webhook.safe, chainId: Number(webhook.chainId) })
    const isOwner = safe?.owners.some((owner) => isAddressEqual(owner, webhook.account)) ?? false
    await Promise.all(
      deliveries.map((delivery) =>
        isOwner ? deliver(delivery, webhook) : settleDelivery(db, { id: delivery.id, retryIn: undefined }),
      ),
    )
  }

  async function run(): Promise<void> {
    await Promise.all((await listDueOwnerWebhooks(db)).map(runOne))
  }

  return {
    run,
    start() {
      const next = () => {
        running = run()
          .catch((error: unknown) => logger.warn({ err: error }, 'the outbox of owners cannot be read'))
          .then(() => {
            if (timer) timer = setTimeout(next, pollInterval)
          })
      }
      timer = setTimeout(next, pollInterval)
    },
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
