import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'

export type SelectNewestOfSafesParameters = {
  chainId: RawBuilder<unknown>
  /** Most Safes to read. */
  most: number
  /** With an index over chain, owner or module, Safe, block and log. */
  of: { column: 'module'; table: 'module_event' } | { column: 'owner'; table: 'owner_event' }
  /** The owner or module that events name. */
  value: Address
}

/** Sorts after every address. */
const end = '0xg'

/**
 * The newest event of each Safe about an owner or a module, by skipping through the index: a Safe that repeats an event
 * thousands of times costs one read. No equality conditions: for a value that an attacker made common, the planner would
 * prefer the order of blocks.
 */
export function selectNewestOfSafes({ chainId, most, of, value }: SelectNewestOfSafesParameters): RawBuilder<unknown> {
  const [column, table] = [sql.ref(of.column), sql.table(of.table)]
  const next = (before: RawBuilder<unknown>) => sql`select safe, kind from (
      select chain_id, ${column}, safe, kind from ${table}
      where (chain_id, ${column}, safe) < (${chainId}, ${value} :: text, ${before})
      order by chain_id desc, ${column} desc, safe desc, block_number desc, log_index desc limit 1
    ) as candidate
    where candidate.chain_id = ${chainId} and candidate.${column} = ${value}`
  return sql`with recursive named as (
      (${next(sql`${end} :: text`)})
      union all
      select following.* from named cross join lateral (${next(sql`named.safe`)}) as following
    )
    select * from named limit ${most}`
}
