import { randomUUID } from 'node:crypto'
import { BaseError } from '@countersign/protocol/errors'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

class LeaseLostError extends BaseError {
  constructor({ cause, chainId }: { cause?: unknown; chainId: number }) {
    super('LEASE_LOST', `This process is no longer the indexer of chain ${chainId}.`, { cause })
  }
}

export type Lease = {
  /** Throws when another process may have taken over. */
  check: () => void
}

export type HoldLeaseParameters = {
  chainId: number
  /** Milliseconds after which a lease that is not renewed expires. @default 9000 */
  lifetime?: number
}

/**
 * Runs `work` while no other process indexes the chain; false when one does. A holder that hangs is replaced when its
 * lease expires, one that died as soon as its connection is gone.
 */
export async function holdLease(
  db: Db,
  { chainId, lifetime = 9_000 }: HoldLeaseParameters,
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID()
  return db.connection().execute(async (session) => {
    if (!(await acquire(session, { chainId, holder, lifetime }))) return false
    let renewedAt = performance.now()
    let failure: LeaseLostError | undefined
    let isRenewing = false
    const renew = async () => {
      if (isRenewing || failure) return
      isRenewing = true
      try {
        const requested = performance.now()
        if (await extend(session, { chainId, holder, lifetime })) renewedAt = requested
        else failure = new LeaseLostError({ chainId })
      } catch (cause) {
        failure = new LeaseLostError({ cause, chainId })
      }
      isRenewing = false
    }
    const timer = setInterval(() => void renew(), lifetime / 3)
    try {
      await work({
        check: () => {
          if (failure) throw failure
          // A process that was frozen could not notice the expiry.
          if (performance.now() - renewedAt > lifetime) throw new LeaseLostError({ chainId })
        },
      })
    } finally {
      clearInterval(timer)
      // So that another process need not wait. A broken session is noticed as well.
      await sql`update indexer set holder = null, expires_at = null
        where chain_id = ${chainId} and holder = ${holder}`
        .execute(session)
        .catch(() => undefined)
    }
    return true
  })
}

type Holder = { chainId: number; holder: string; lifetime: number }

async function acquire(session: Db, { chainId, holder, lifetime }: Holder): Promise<boolean> {
  const { rows } = await sql`
    insert into indexer (chain_id, holder, session_pid, session_start, expires_at)
    select ${chainId}, ${holder}, pid, backend_start, clock_timestamp() + make_interval(secs => ${lifetime / 1_000})
    from pg_stat_activity where pid = pg_backend_pid()
    on conflict (chain_id) do update set
      holder = excluded.holder, session_pid = excluded.session_pid, session_start = excluded.session_start,
      expires_at = excluded.expires_at
    where indexer.holder is null or indexer.expires_at < clock_timestamp() or not exists (
      select from pg_stat_activity where pid = indexer.session_pid
        -- The server hides when sessions of other users began: those are given the benefit of the doubt.
        and coalesce(backend_start, indexer.session_start) = indexer.session_start
    )
    returning holder`.execute(session)
  return rows.length > 0
}

async function extend(session: Db, { chainId, holder, lifetime }: Holder): Promise<boolean> {
  const { rows } = await sql`
    update indexer set expires_at = clock_timestamp() + make_interval(secs => ${lifetime / 1_000})
    where chain_id = ${chainId} and holder = ${holder} returning holder`.execute(session)
  return rows.length > 0
}
