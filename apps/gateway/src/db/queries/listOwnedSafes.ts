import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type OwnedSafe = { chainId: number; safe: Address }

/** The Safes of an owner on these chains, in one query; the oldest of each chain first. */
export async function listOwnedSafes(
  db: Kysely<Database>,
  { chainIds, owner }: { chainIds: readonly number[]; owner: Address },
): Promise<OwnedSafe[]> {
  const { rows } = await sql<OwnedSafe>`
    select latest.chain_id as "chainId", latest.safe from (
      select distinct on (chain_id, safe) chain_id, safe, kind from owner_event
      where chain_id = any(${[...chainIds]} :: bigint[]) and owner = ${owner}
      order by chain_id, safe, block_number desc, log_index desc
    ) as latest
    join safe_creation on safe_creation.chain_id = latest.chain_id and safe_creation.safe = latest.safe
    where latest.kind = 'added'
    order by safe_creation.chain_id, safe_creation.block_number, safe_creation.log_index`.execute(db)
  return rows
}
