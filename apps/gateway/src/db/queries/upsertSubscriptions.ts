import type { DeviceType, NotificationType } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address } from 'viem'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import type { Db } from '../schema.ts'
import { evictDevices } from './evictDevices.ts'

export type DeviceSubscription = {
  account: Address | null
  chainId: number
  safe: Address
  types: readonly NotificationType[]
}

export type UpsertSubscriptionsParameters = {
  device: { token: string; type: DeviceType; uuid: string }
  /** Subscriptions beyond which the oldest are evicted. @default 20,000 anonymous ones, 10,000 of an account */
  limits?: { mostAnonymous?: number; mostPerAccount?: number }
  subscriptions: readonly DeviceSubscription[]
}

/** Serialized: concurrent registrations of hundreds of rows each would delay reads. */
const inTurn = createKeyedSemaphore({ mostEach: 1 })

/** Stores a device with its newest token and subscriptions, without deleting its others; evicts what is too old or too much. */
export async function upsertSubscriptions(
  db: Db,
  { device, limits = {}, subscriptions }: UpsertSubscriptionsParameters,
): Promise<void> {
  const { token, type, uuid } = device
  const { mostAnonymous = 20_000, mostPerAccount = 10_000 } = limits
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
      await evictDevices(tx, { accounts, device: uuid, mostAnonymous, mostPerAccount })
    })
  await (accounts.includes(null) ? inTurn('nobody', write) : write())
}
