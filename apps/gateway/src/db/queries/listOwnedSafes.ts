import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { selectNewestOfSafes } from './selectNewestOfSafes.ts'

export type OwnedSafe = { chainId: number; safe: Address }

/** Most Safes of one chain: anyone can create Safes with somebody else as owner. */
const mostSafes = 5_000

/** The Safes of an owner on these chains, in one query; the oldest of each chain first. */
export async function listOwnedSafes(
  db: Db,
  { chainIds, owner }: { chainIds: readonly number[]; owner: Address },
): Promise<OwnedSafe[]> {
  const named = selectNewestOfSafes({
    chainId: sql`input.chain_id`,
    most: mostSafes,
    of: { column: 'owner', table: 'owner_event' },
    value: owner,
  })
  const { rows } = await sql<OwnedSafe>`
    select input.chain_id as "chainId", latest.safe
    from unnest(${[...chainIds]} :: bigint[]) as input (chain_id)
    cross join lateral (${named}) as latest
    cross join lateral (
      select block_number, log_index from safe_creation as creation
      where creation.chain_id = input.chain_id and creation.safe = latest.safe limit 1
    ) as created
    where latest.kind = 'added'
    order by input.chain_id, created.block_number, created.log_index`.execute(db)
  return rows
}
