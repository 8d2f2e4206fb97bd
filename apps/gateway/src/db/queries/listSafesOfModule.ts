import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

/** The Safes that have the module enabled: whose newest event about it is not its end. The oldest Safe first. */
export async function listSafesOfModule(
  db: Kysely<Database>,
  { chainId, module }: { chainId: number; module: Address },
): Promise<Address[]> {
  const { rows } = await sql<{ safe: Address }>`
    select latest.safe from (
      select distinct on (safe) safe, kind from module_event
      where chain_id = ${chainId} and module = ${module}
      order by safe, block_number desc, log_index desc
    ) as latest
    join safe_creation on safe_creation.chain_id = ${chainId} and safe_creation.safe = latest.safe
    where latest.kind = 'enabled'
    order by safe_creation.block_number, safe_creation.log_index`.execute(db)
  return rows.map(({ safe }) => safe)
}
