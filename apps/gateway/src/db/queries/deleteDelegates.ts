import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type DeleteDelegatesParameters = {
  chainId: number
  delegate: Address
  delegator: Address
  /** The present hour since 1970. */
  hour: number
  /** Only for this Safe; null for every one. */
  safe: Address | null
}

/** Removes the pair and remembers when. Returns the Safes it was removed from; null stands for all of the delegator. */
export async function deleteDelegates(
  tx: Kysely<Database>,
  { chainId, delegate, delegator, hour, safe }: DeleteDelegatesParameters,
): Promise<(Address | null)[]> {
  const { rows } = await sql<{ safe: Address | null }>`delete from delegate
    where chain_id = ${chainId} and delegate = ${delegate} and delegator = ${delegator}
      and (${safe} :: text is null or safe = ${safe})
    returning safe`.execute(tx)
  if (rows.length > 0)
    await sql`insert into delegate_removal (chain_id, delegate, delegator, hour)
      values (${chainId}, ${delegate}, ${delegator}, ${hour})
      on conflict (chain_id, delegate, delegator) do update set hour = greatest(delegate_removal.hour, excluded.hour)
    `.execute(tx)
  return rows.map((row) => row.safe)
}
