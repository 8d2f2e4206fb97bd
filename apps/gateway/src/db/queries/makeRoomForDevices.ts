import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type MakeRoomForDevicesParameters = {
  /** Who signed for the subscriptions that come. */
  accounts: readonly Address[]
  /** Most subscriptions that nobody signed for, of all devices. */
  mostAnonymous: number
  /** Most subscriptions of one account, on all of its devices. */
  mostPerAccount: number
}

/**
 * Forgets devices that have not registered for 90 days, and those that registered longest ago where there are too many:
 * of one account, or of devices that nobody signed for. Called after a registration, in its transaction.
 */
export async function makeRoomForDevices(
  tx: Kysely<Database>,
  { accounts, mostAnonymous, mostPerAccount }: MakeRoomForDevicesParameters,
): Promise<void> {
  await sql`delete from device where modified_at < now() - interval '90 days'`.execute(tx)
  await forgetOldest(tx, { account: null, most: mostAnonymous })
  for (const account of new Set(accounts)) await forgetOldest(tx, { account, most: mostPerAccount })
  await sql`delete from device where not exists (select from device_subscription where device_uuid = device.uuid)`.execute(
    tx,
  )
}

async function forgetOldest(
  tx: Kysely<Database>,
  { account, most }: { account: Address | null; most: number },
): Promise<void> {
  await sql`delete from device_subscription where account is not distinct from ${account} :: text and device_uuid in (
    select device_uuid from (
      select device_uuid, sum(count(*)) over (order by device.modified_at desc, device_uuid) as total
      from device_subscription
      join device on device.uuid = device_subscription.device_uuid
      where account is not distinct from ${account} :: text
      group by device_uuid, device.modified_at
    ) as devices
    where total > ${most}
  )`.execute(tx)
}
