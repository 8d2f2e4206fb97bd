import { randomUUID } from 'node:crypto'
import type { CreateOwnerWebhookRequest, OwnerWebhook, UpdateOwnerWebhookRequest } from '@countersign/protocol/wire'
import { type Selectable, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database, Db } from '../schema.ts'
import { type ListDueParameters, selectDue } from './webhookDeliveries.ts'

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

function toRecord({ account, chain_id, enabled, events, id, safe, secret, url, webhook_id }: Row): OwnerWebhookRecord {
  return { account, chainId: `${chain_id}`, events, id, isOn: enabled, safe, secret, url, webhookId: webhook_id }
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

/** Deletes a webhook or push subscription with its pending deliveries. */
export async function removeWebhook(db: Db, webhookId: number): Promise<void> {
  await db.deleteFrom('webhook').where('id', '=', webhookId).execute()
}

export async function listDueOwnerWebhooks(db: Db, parameters: ListDueParameters): Promise<OwnerWebhookRecord[]> {
  const { rows } = await sql<Row>`${selectDue('owner_webhook', parameters)}`.execute(db)
  return rows.map(toRecord)
}
