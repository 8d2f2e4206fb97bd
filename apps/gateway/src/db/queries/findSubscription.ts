import type { NotificationType } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** What a device wants to be told about a Safe; undefined when it never asked. */
export async function findSubscription(
  db: Kysely<Database>,
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
