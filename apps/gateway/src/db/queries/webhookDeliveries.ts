import { type WebhookEvent, WebhookEventSchema } from '@countersign/protocol/wire'
import { type RawBuilder, sql } from 'kysely'
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

/** Milliseconds after which an event that this version does not know is deleted. */
const maxUnknownAge = 24 * 3_600_000

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
      order by next_attempt_at, id limit ${limit} for update skip locked
    )
    returning id, event, attempts, created_at`.execute(db)
  const deliveries: Delivery[] = []
  for (const { attempts, created_at: createdAt, event, id } of rows) {
    const { data } = WebhookEventSchema.safeParse(event)
    if (data) deliveries.push({ attempts, createdAt, event: data, id })
    // An event of a later version: a process of that one takes it over. After a downgrade it must not stop the others.
    else if (Date.now() - createdAt.getTime() > maxUnknownAge) await finishDelivery(db, { id, retryIn: undefined })
  }
  return deliveries.toSorted((a, b) => a.id - b.id)
}

export type ListDueParameters = {
  /** Accounts to skip. */
  busy: readonly string[]
  /** Database time by which a delivery was due. @default now */
  dueBy?: string | undefined
  limit: number
}

/**
 * Rows of a table of receivers with due deliveries: one of each account first, then a second, so that an account with many
 * does not delay others.
 */
export function selectDue(
  table: 'owner_webhook' | 'push_subscription',
  { busy, dueBy, limit }: ListDueParameters,
): RawBuilder<unknown> {
  return sql`select own.*
    from (
      select receiver.*, row_number() over (partition by account order by due.since) as turn
      from ${sql.table(table)} as receiver
      cross join lateral (
        select min(next_attempt_at) as since from webhook_delivery
        where webhook_delivery.webhook_id = receiver.webhook_id
          and next_attempt_at <= coalesce(${dueBy ?? null} :: timestamptz, clock_timestamp())
      ) as due
      where due.since is not null and account <> all(${[...busy]} :: text[])
    ) as own
    order by own.turn, random() limit ${limit}`
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

export type DropExcessDeliveriesParameters = {
  /** Waiting deliveries of the webhook, and of one Safe. */
  max: number
  maxOfSafe: number
  webhookId: number
}

/**
 * Deletes waiting deliveries above the limits, those of the Safes with the most first: a flood of one Safe's events must
 * not displace those of others. Returns their number.
 */
export async function dropExcessDeliveries(
  db: Db,
  { max, maxOfSafe, webhookId }: DropExcessDeliveriesParameters,
): Promise<number> {
  const waiting = sql`select from webhook_delivery where webhook_id = ${webhookId}`
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${waiting} limit ${maxOfSafe + 1}) as waiting`.execute(db)
  if ((rows[0]?.count ?? 0) <= maxOfSafe) return 0
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where id in (
      select id from (
        select id, position, row_number() over (order by position, id) as rank
        from (
          select id, row_number() over (partition by event ->> 'address', event ->> 'chainId' order by id) as position
          from webhook_delivery where webhook_id = ${webhookId}
        ) as of_safe
      ) as ranked where position > ${maxOfSafe} or rank > ${max}
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
