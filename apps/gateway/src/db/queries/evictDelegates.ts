import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

/** Most delegates of one account on a chain. */
export const mostDelegates = 200
/** Most delegates without a Safe, of all accounts on a chain that own none. */
const mostOfOutsiders = 10_000
/** Hours after which a signature has expired and its removal need not be stored. */
const longestUse = 3

export type EvictDelegatesParameters = {
  chainId: number
  delegate: Address
  delegator: Address
  /** Of accounts that own no Safe. @default 10000 */
  most?: number | undefined
  safe: Address | null
}

/**
 * Whether a delegate can be stored: each account has a quota. Anyone can create accounts that sign for delegates without a
 * Safe, so of accounts that own none the oldest delegates are evicted. Called in the transaction of the delegate.
 */
export async function evictDelegates(
  tx: Db,
  { chainId, delegate, delegator, most = mostOfOutsiders, safe }: EvictDelegatesParameters,
): Promise<boolean> {
  // Else two concurrent requests would both find room.
  await sql`select pg_advisory_xact_lock(hashtext(${`delegates ${safe === null ? '' : delegator}`}))`.execute(tx)
  await sql`delete from delegate_removal
    where hour < extract(epoch from clock_timestamp()) / 3600 - ${longestUse}`.execute(tx)
  const { rows } = await sql<{ hasRoom: boolean; isOwner: boolean }>`select
    exists (select from owner_event where chain_id = ${chainId} and owner = ${delegator}) as "isOwner",
    (select count(*) from delegate where chain_id = ${chainId} and delegator = ${delegator}) < ${mostDelegates}
      or exists (select from delegate where chain_id = ${chainId} and delegator = ${delegator}
        and delegate = ${delegate} and safe is not distinct from ${safe}) as "hasRoom"`.execute(tx)
  const [found] = rows
  if (!found?.hasRoom) return false
  if (safe === null && !found.isOwner) await evictOldest(tx, { chainId, most })
  return true
}

async function evictOldest(tx: Db, { chainId, most }: { chainId: number; most: number }): Promise<void> {
  const { rows } = await sql<{ isFull: boolean }>`select count(*) >= ${most} as "isFull"
    from delegate where chain_id = ${chainId} and safe is null`.execute(tx)
  if (!rows[0]?.isFull) return
  // A tenth more than necessary, so that this slow deletion is not done for every insert.
  await sql`delete from delegate where ctid in (
      select delegate.ctid from delegate
      where chain_id = ${chainId} and safe is null and not exists (
        select from owner_event where owner_event.chain_id = delegate.chain_id and owner_event.owner = delegate.delegator
      )
      order by created_at desc offset ${Math.floor(most * 0.9)}
    )`.execute(tx)
}
