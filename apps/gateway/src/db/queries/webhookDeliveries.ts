import { type WebhookEvent, WebhookEventSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Replaces the stored webhooks by the operator's list: new ones receive events from now on. */
export async function registerWebhooks(db: Db, urls: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.transaction().execute(async (tx) => {
    // Not those of owners.
    await sql`delete from webhook where not url = any(${urls}) and url not like 'owner:%'`.execute(tx)
    if (urls.length > 0)
      await tx
        .insertInto('webhook')
        .values(urls.map((url) => ({ url })))
        .onConflict((conflict) => conflict.column('url').doNothing())
        .execute()
    return tx.selectFrom('webhook').where('url', 'not like', 'owner:%').select(['id', 'url']).execute()
  })
  return new Map(rows.map(({ id, url }) => [url, id]))
}

export type ClaimDeliveriesParameters = {
  /** Database time by which it was due. @default now */
  dueBy?: string | undefined
  /** Seconds after which other processes may claim them: longer than an attempt takes. */
  lease: number
  limit: number
  webhookId: number
}

export type Delivery = { attempts: number; createdAt: Date; event: WebhookEvent; id: number }

/** Claims due deliveries. Other processes skip them until the lease expires, also if this one dies. */
export async function claimDeliveries(
  db: Db,
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

/** Deletes a delivery, or schedules its next attempt. */
export async function finishDelivery(
  db: Db,
  { id, retryIn }: { id: number /** Seconds; undefined to delete it. */; retryIn: number | undefined },
): Promise<void> {
  if (retryIn === undefined) await db.deleteFrom('webhook_delivery').where('id', '=', id).execute()
  else
    await db
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${retryIn})` })
      .where('id', '=', id)
      .execute()
}
