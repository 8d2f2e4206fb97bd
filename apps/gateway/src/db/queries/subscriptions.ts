import type { DeviceType, NotificationType, WebhookDevice, WebhookEvent } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address } from 'viem'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import type { Db } from '../schema.ts'

/** The events of a Safe that a device is subscribed to; undefined without a subscription. */
export async function findSubscription(
  db: Db,
  { chainId, deviceUuid, safe }: { chainId: number; deviceUuid: string; safe: Address },
): Promise<NotificationType[] | undefined> {
  const rows = await db
    .selectFrom('device_subscription')
    .where('device_uuid', '=', deviceUuid)
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .select('types')
    .execute()
  return rows.length === 0 ? undefined : [...new Set(rows.flatMap(({ types }) => types))].toSorted()
}

type DeleteSubscriptionsParameters = {
  /** Only of this account; null for anonymous ones, undefined for all. */
  account?: Address | null | undefined
  chainId: number
  deviceUuid: string
  safe: Address
}

export async function deleteSubscriptions(
  db: Db,
  { account, chainId, deviceUuid, safe }: DeleteSubscriptionsParameters,
): Promise<void> {
  let query = db
    .deleteFrom('device_subscription')
    .where('device_uuid', '=', deviceUuid)
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
  if (account !== undefined) query = query.where('account', account === null ? 'is' : '=', account)
  await query.execute()
}

export async function deleteDevice(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('device').where('uuid', '=', uuid).execute()
}

export type DeviceSubscription = {
  account: Address | null
  chainId: number
  safe: Address
  types: readonly NotificationType[]
}

type UpsertSubscriptionsParameters = {
  device: { token: string; type: DeviceType; uuid: string }
  /** Subscriptions beyond which the oldest are evicted. @default 20,000 anonymous ones, 10,000 of an account */
  limits?: { maxAnonymous?: number; maxPerAccount?: number }
  subscriptions: readonly DeviceSubscription[]
}

/** Serialized: concurrent registrations of hundreds of rows each would delay reads. */
const inTurn = createKeyedSemaphore({ maxPerKey: 1 })

/** Stores a device with its newest token and subscriptions, without deleting its others; evicts what is too old or too much. */
export async function upsertSubscriptions(
  db: Db,
  { device, limits = {}, subscriptions }: UpsertSubscriptionsParameters,
): Promise<void> {
  const { token, type, uuid } = device
  const { maxAnonymous = 20_000, maxPerAccount = 10_000 } = limits
  // One JSON parameter for any number of rows; of duplicates the last wins.
  const rows = new Map(
    subscriptions.map(({ account, chainId, safe, types }) => [
      `${chainId}:${safe}:${account}`,
      { account, chain_id: chainId, device_uuid: uuid, safe, types },
    ]),
  )
  const accounts = subscriptions.map(({ account }) => account)
  const write = () =>
    db.transaction().execute(async (tx) => {
      await tx
        .insertInto('device')
        .values({ token, type, uuid })
        .onConflict((conflict) =>
          conflict.column('uuid').doUpdateSet({ modified_at: sql<Date>`clock_timestamp()`, token, type }),
        )
        .execute()
      await sql`insert into device_subscription
        select * from jsonb_populate_recordset(null :: device_subscription, ${JSON.stringify([...rows.values()])} :: jsonb)
        on conflict (device_uuid, chain_id, safe, coalesce(account, '')) do update set types = excluded.types`.execute(
        tx,
      )
      await sql`delete from device where modified_at < now() - interval '90 days'`.execute(tx)
      for (const account of new Set(accounts))
        await evictOldest(tx, { account, max: account === null ? maxAnonymous : maxPerAccount })
      await deleteIdleDevices(tx, [uuid])
    })
  await (accounts.includes(null) ? inTurn('nobody', write) : write())
}

/** The oldest devices where an account, or all anonymous ones together, have too many subscriptions. */
async function evictOldest(tx: Db, { account, max }: { account: Address | null; max: number }): Promise<void> {
  const { rows } = await sql<{ isTooMany: boolean }>`select count(*) > ${max} as "isTooMany"
    from device_subscription where coalesce(account, '') = ${account ?? ''}`.execute(tx)
  if (!rows[0]?.isTooMany) return
  // A tenth more than necessary, so that this slow deletion is not done for every registration.
  const retained = Math.floor(max * 0.9)
  const forgotten = await sql<{ device_uuid: string }>`delete from device_subscription
    where coalesce(account, '') = ${account ?? ''} and device_uuid in (
      select device_uuid from (
        select device_uuid,
          sum(count(*)) over (order by device.modified_at desc, device_uuid) as total,
          row_number() over (order by device.modified_at desc, device_uuid) as place
        from device_subscription
        join device on device.uuid = device_subscription.device_uuid
        where coalesce(account, '') = ${account ?? ''}
        group by device_uuid, device.modified_at
      ) as devices
      where total > ${retained} and place > 1
    )
    returning device_uuid`.execute(tx)
  await deleteIdleDevices(tx, [...new Set(forgotten.rows.map((row) => row.device_uuid))])
}

/** Devices without subscriptions. */
async function deleteIdleDevices(tx: Db, uuids: readonly string[]): Promise<void> {
  await sql`delete from device where uuid = any(${uuids})
    and not exists (select from device_subscription where device_uuid = device.uuid)`.execute(tx)
}

/** Names of the events that devices can subscribe to. */
const typeOf: Readonly<Partial<Record<WebhookEvent['type'], NotificationType>>> = {
  DELETED_MULTISIG_TRANSACTION: 'DELETED_MULTISIG_TRANSACTION',
  EXECUTED_MULTISIG_TRANSACTION: 'EXECUTED_MULTISIG_TRANSACTION',
  INCOMING_ETHER: 'INCOMING_ETHER',
  INCOMING_TOKEN: 'INCOMING_TOKEN',
  MESSAGE_CREATED: 'MESSAGE_CONFIRMATION_REQUEST',
  MODULE_TRANSACTION: 'MODULE_TRANSACTION',
  PENDING_MULTISIG_TRANSACTION: 'CONFIRMATION_REQUEST',
}

/** The devices subscribed to an event, without those of owners who have signed already. */
export async function listSubscribedDevices(db: Db, event: WebhookEvent): Promise<WebhookDevice[]> {
  const type = typeOf[event.type]
  if (!type) return []
  const { address } = event
  const chainId = Number(event.chainId)
  const safeTxHash = event.type === 'PENDING_MULTISIG_TRANSACTION' ? event.safeTxHash : null
  const messageHash = event.type === 'MESSAGE_CREATED' ? event.messageHash : null
  const { rows } = await sql<WebhookDevice>`
    select device.uuid, device.type, device.token, subscription.account
    from device_subscription as subscription join device on device.uuid = subscription.device_uuid
    where subscription.chain_id = ${chainId} and subscription.safe = ${address}
      and ${type} = any(subscription.types)
      and not exists (select from confirmation
        where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash} and owner = subscription.account)
      and not exists (select from message_confirmation
        where chain_id = ${chainId} and message_hash = ${messageHash} and owner = subscription.account)
    order by device.uuid, subscription.account`.execute(db)
  return rows
}
