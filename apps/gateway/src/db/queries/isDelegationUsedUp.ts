import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type IsDelegationUsedUpParameters = { chainId: number; delegate: Address; delegator: Address; hour: number }

/** Whether the pair was removed in the hour of a signature or after it. */
export async function isDelegationUsedUp(
  db: Kysely<Database>,
  { chainId, delegate, delegator, hour }: IsDelegationUsedUpParameters,
): Promise<boolean> {
  const found = await db
    .selectFrom('delegate_removal')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('delegator', '=', delegator)
    .where('hour', '>=', hour)
    .select('hour')
    .executeTakeFirst()
  return found !== undefined
}
