import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

export type EvictDevicesParameters = {
  /** The device that has registered. */
  device: string
  /** Accounts of the new subscriptions; null for anonymous ones. */
  accounts: readonly (Address | null)[]
  /** Most anonymous subscriptions, of all devices. */
  mostAnonymous: number
  /** Most subscriptions of one account, on all of its devices. */
  mostPerAccount: number
}

/**
 * Deletes devices that have not registered for 90 days, and the oldest where an account, or all anonymous devices together,
 * have too many. Called after a registration, in its transaction.
 */
export async function evictDevices(
  tx: Db,
  { accounts, device, mostAnonymous, mostPerAccount }: EvictDevicesParameters,
): Promise<void> {
  await sql`delete from device where modified_at < now() - interval '90 days'`.execute(tx)
  for (const account of new Set(accounts))
    await evictOldest(tx, { account, most: account === null ? mostAnonymous : mostPerAccount })
  await deleteIdleDevices(tx, [device])
}

async function evictOldest(tx: Db, { account, most }: { account: Address | null; most: number }): Promise<void> {
  const { rows } = await sql<{ isTooMany: boolean }>`select count(*) > ${most} as "isTooMany"
    from device_subscription where coalesce(account, '') = ${account ?? ''}`.execute(tx)
  if (!rows[0]?.isTooMany) return
  // A tenth more than necessary, so that this slow deletion is not done for every registration.
  const kept = Math.floor(most * 0.9)
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
      where total > ${kept} and place > 1
    )
    returning device_uuid`.execute(tx)
  await deleteIdleDevices(tx, [...new Set(forgotten.rows.map((row) => row.device_uuid))])
}

/** Devices without subscriptions. */
async function deleteIdleDevices(tx: Db, uuids: readonly string[]): Promise<void> {
  await sql`delete from device where uuid = any(${uuids})
    and not exists (select from device_subscription where device_uuid = device.uuid)`.execute(tx)
}
