import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type DeleteSubscriptionsParameters = {
  /** Only that of this account, or with null only those without; undefined for all. */
  account?: Address | null | undefined
  chainId: number
  deviceUuid: string
  safe: Address
}

/** Ends the subscriptions of a device for a Safe. */
export async function deleteSubscriptions(
  db: Kysely<Database>,
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

/** Forgets a device and everything it wanted to be told. */
export async function deleteDevice(db: Kysely<Database>, uuid: string): Promise<void> {
  await db.deleteFrom('device').where('uuid', '=', uuid).execute()
}
