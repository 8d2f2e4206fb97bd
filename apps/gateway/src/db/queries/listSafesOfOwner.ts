import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** The Safes whose newest event about this owner is not a removal, oldest Safe first. */
export async function listSafesOfOwner(
  db: Kysely<Database>,
  { chainId, owner }: { chainId: number; owner: Address },
): Promise<Address[]> {
  const { rows } = await sql<{ safe: Address }>`
    select latest.safe from (
      select distinct on (safe) safe, kind from owner_event
      where chain_id = ${chainId} and owner = ${owner}
      order by safe, block_number desc, log_index desc
    ) as latest
    join safe_creation on safe_creation.chain_id = ${chainId} and safe_creation.safe = latest.safe
    where latest.kind = 'added'
    order by safe_creation.block_number, safe_creation.log_index`.execute(db)
  return rows.map(({ safe }) => safe)
}
