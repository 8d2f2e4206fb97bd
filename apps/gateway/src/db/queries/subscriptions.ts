import type { NotificationType } from '@countersign/protocol/wire'
import type { Address } from 'viem'
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

export type DeleteSubscriptionsParameters = {
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

/** Deletes a device with its subscriptions. */
export async function deleteDevice(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('device').where('uuid', '=', uuid).execute()
}
