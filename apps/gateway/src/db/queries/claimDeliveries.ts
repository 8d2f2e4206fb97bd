import { type WebhookEvent, WebhookEventSchema } from '@countersign/protocol/wire'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

export type ClaimDeliveriesParameters = {
  /** What was due at this time of the database. @default what is due now */
  dueBy?: string | undefined
  /** Seconds after which others may take them: longer than an attempt can last. */
  lease: number
  limit: number
  webhookId: number
}

export type Delivery = { attempts: number; createdAt: Date; event: WebhookEvent; id: number }

/** Takes what is due. Other processes pass over it until the lease is over, which it is too if this one dies. */
export async function claimDeliveries(
  db: Kysely<Database>,
  { dueBy, lease, limit, webhookId }: ClaimDeliveriesParameters,
): Promise<Delivery[]> {
  const { rows } = await sql<{ attempts: number; created_at: Date; event: unknown; id: number }>`
    update webhook_delivery
    set attempts = attempts + 1, next_attempt_at = clock_timestamp() + make_interval(secs => ${lease})
    where id in (
      select id from webhook_delivery
      where webhook_id = ${webhookId} and next_attempt_at <= coalesce(${dueBy ?? null} :: timestamptz, clock_timestamp())
      order by id limit ${limit} for update skip locked
    )
    returning id, event, attempts, created_at`.execute(db)
  return rows
    .map(({ attempts, created_at, event, id }) => ({
      attempts,
      createdAt: created_at,
      event: WebhookEventSchema.parse(event),
      id,
    }))
    .toSorted((a, b) => a.id - b.id)
}
