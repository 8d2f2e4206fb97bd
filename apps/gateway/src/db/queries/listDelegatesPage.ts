import type { Delegate, DelegateFilter } from '@countersign/protocol'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

export type ListDelegatesPageParameters = { chainId: number; filter: DelegateFilter; limit: number; offset: number }

export type DelegatesPage = { count: number; delegates: Delegate[] }

/** Delegates by age. Those of somebody who is no owner of the Safe any more can do nothing and are left out. */
export async function listDelegatesPage(
  db: Kysely<Database>,
  { chainId, filter, limit, offset }: ListDelegatesPageParameters,
): Promise<DelegatesPage> {
  const { delegate = null, delegator = null, label = null, safe = null } = filter
  const { rows } = await sql<Delegate & { count: number }>`
    select safe, delegate, delegator, label, count(*) over () as count from delegate
    where chain_id = ${chainId}
      and (${safe} :: text is null or safe = ${safe})
      and (${delegate} :: text is null or delegate = ${delegate})
      and (${delegator} :: text is null or delegator = ${delegator})
      and (${label} :: text is null or label = ${label})
      and (safe is null or coalesce((
        select kind from owner_event
        where owner_event.chain_id = delegate.chain_id and owner_event.safe = delegate.safe
          and owner_event.owner = delegate.delegator
        order by block_number desc, log_index desc limit 1
      ), 'added') = 'added')
    order by created_at, delegate, delegator, safe
    limit ${limit} offset ${offset}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    delegates: rows.map(({ count: _, ...row }) => row),
  }
}
