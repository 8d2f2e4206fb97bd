import { randomUUID } from 'node:crypto'
import type { CreateOwnerWebhookRequest, OwnerWebhook, UpdateOwnerWebhookRequest } from '@countersign/protocol/wire'
import { type Selectable, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database, Db } from '../schema.ts'

export type OwnerWebhookRecord = OwnerWebhook & { account: Address; secret: string; webhookId: number }

const columns = [
  'account',
  'chain_id',
  'events',
  'id',
  'enabled',
  'safe',
  'secret',
  'url',
  'webhook_id',
] as const satisfies (keyof Database['owner_webhook'])[]

type Row = Selectable<Database['owner_webhook']>

function toRecord({ chain_id, enabled, webhook_id, ...row }: Row): OwnerWebhookRecord {
  return { ...row, chainId: `${chain_id}`, isOn: enabled, webhookId: webhook_id }
}

export async function listWebhooksOfAccount(db: Db, account: Address): Promise<OwnerWebhookRecord[]> {
  const rows = await db
    .selectFrom('owner_webhook')
    .where('account', '=', account)
    .orderBy('webhook_id')
    .select(columns)
    .execute()
  return rows.map(toRecord)
}

/** Only the account's own: those of others are not found. */
export async function findOwnerWebhook(
  db: Db,
  { account, id }: { account: Address; id: string },
): Promise<OwnerWebhookRecord | undefined> {
  const row = await db
    .selectFrom('owner_webhook')
    .where('account', '=', account)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst()
  return row && toRecord(row)
}

export async function insertOwnerWebhook(
  db: Db,
  {
    account,
    max,
    request: { chainId, events, safe, url },
    secret,
  }: { account: Address; max: number; request: CreateOwnerWebhookRequest; secret: string },
): Promise<OwnerWebhookRecord | undefined> {
  return db.transaction().execute(async (tx) => {
    // Else two concurrent requests would both find room.
    await sql`select pg_advisory_xact_lock(hashtext(${`owner webhooks ${account}`}))`.execute(tx)
    if ((await listWebhooksOfAccount(tx, account)).length >= max) return undefined
    const id = randomUUID()
    const webhook = await tx
      .insertInto('webhook')
      .values({ url: `owner:${id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await tx
      .insertInto('owner_webhook')
      .values({
        account,
        chain_id: Number(chainId),
        events: [...events],
        id,
        safe,
        secret,
        url,
        webhook_id: webhook.id,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return toRecord(row)
  })
}

export async function setOwnerWebhook(
  db: Db,
  { account, id, request: { events, isOn } }: { account: Address; id: string; request: UpdateOwnerWebhookRequest },
): Promise<OwnerWebhookRecord | undefined> {
  const row = await db
    .updateTable('owner_webhook')
    .set({ events: [...events], enabled: isOn })
    .where('account', '=', account)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row && toRecord(row)
}

/** Deletes its pending deliveries too. */
export async function removeOwnerWebhook(db: Db, webhookId: number): Promise<void> {
  await db.deleteFrom('webhook').where('id', '=', webhookId).execute()
}

export type ListDueOwnerWebhooksParameters = {
  /** Accounts to skip. */
  busy: readonly string[]
  /** Database time by which a delivery was due. @default now */
  dueBy?: string | undefined
  limit: number
}

/**
 * Webhooks with due deliveries: one of each account first, then a second, so that an account with many does not delay
 * others.
 */
export async function listDueOwnerWebhooks(
  db: Db,
  { busy, dueBy, limit }: ListDueOwnerWebhooksParameters,
): Promise<OwnerWebhookRecord[]> {
  const { rows } = await sql<Row>`select ${sql.join(columns.map((column) => sql.ref(`own.${column}`)))}
    from (
      select owner_webhook.*, row_number() over (partition by account order by due.since) as turn
      from owner_webhook
      cross join lateral (
        select min(next_attempt_at) as since from webhook_delivery
        where webhook_delivery.webhook_id = owner_webhook.webhook_id
          and next_attempt_at <= coalesce(${dueBy ?? null} :: timestamptz, clock_timestamp())
      ) as due
      where due.since is not null and account <> all(${[...busy]} :: text[])
    ) as own
    order by own.turn, random() limit ${limit}`.execute(db)
  return rows.map(toRecord)
}
