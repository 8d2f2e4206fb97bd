import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { selectNewestOfSafes } from './selectNewestOfSafes.ts'

/** Most Safes: some modules have tens of thousands, and anyone can add more. */
const mostSafes = 5_000

/** The Safes whose newest event about the module is not its removal, oldest Safe first. */
export async function listSafesOfModule(
  db: Db,
  { chainId, module }: { chainId: number; module: Address },
): Promise<Address[]> {
  const named = selectNewestOfSafes({
    chainId: sql`${chainId} :: bigint`,
    most: mostSafes,
    of: { column: 'module', table: 'module_event' },
    value: module,
  })
  const { rows } = await sql<{ safe: Address }>`
    select latest.safe from (${named}) as latest
    cross join lateral (
      select block_number, log_index from safe_creation as creation
      where creation.chain_id = ${chainId} and creation.safe = latest.safe limit 1
    ) as created
    where latest.kind = 'enabled'
    order by created.block_number, created.log_index`.execute(db)
  return rows.map(({ safe }) => safe)
}
