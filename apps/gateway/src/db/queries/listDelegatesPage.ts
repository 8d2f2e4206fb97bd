import type { Delegate, DelegateFilter } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'

export type ListDelegatesPageParameters = { chainId: number; filter: DelegateFilter; limit: number; offset: number }

type DelegateRecord = Delegate & { expiresAt: Date | null }

export type DelegatesPage = { count: number; delegates: DelegateRecord[] }

/** Delegates by age, without expired ones and those of former owners, which have no rights. */
export async function listDelegatesPage(
  db: Db,
  { chainId, filter, limit, offset }: ListDelegatesPageParameters,
): Promise<DelegatesPage> {
  const { delegate = null, delegator = null, label = null, safe = null } = filter
  const { rows } = await sql<DelegateRecord & { count: number }>`
    select safe, delegate, delegator, label, expires_at as "expiresAt", count(*) over () as count from delegate
    where chain_id = ${chainId} and (expires_at is null or expires_at > now())
      and (${safe} :: text is null or safe = ${safe})
      and (${delegate} :: text is null or delegate = ${delegate})
      and (${delegator} :: text is null or delegator = ${delegator})
      and (${label} :: text is null or label = ${label})
      and (safe is null or coalesce((
        select kind from (
          select * from owner_event
          where (owner_event.chain_id, owner_event.owner, owner_event.safe)
            <= (delegate.chain_id, delegate.delegator, delegate.safe)
          order by chain_id desc, owner desc, safe desc, block_number desc, log_index desc limit 1
        ) as newest
        where newest.chain_id = delegate.chain_id and newest.owner = delegate.delegator and newest.safe = delegate.safe
      ), 'added') = 'added')
    order by created_at, delegate, delegator, safe
    limit ${limit} offset ${offset}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    delegates: rows.map(({ count: _, ...row }) => row),
  }
}
