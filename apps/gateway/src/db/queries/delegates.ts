import type { Delegate, DelegateFilter } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

type InsertDelegateParameters = {
  chainId: number
  delegate: Address
  delegator: Address
  /** Null for no expiry. */
  expiresAt: Date | null
  label: string
  safe: Address | null
}

/** Stores a delegate, or updates its label and expiry. */
export async function insertDelegate(
  db: Db,
  { chainId, delegate, delegator, expiresAt, label, safe }: InsertDelegateParameters,
): Promise<void> {
  await sql`insert into delegate (chain_id, safe, delegate, delegator, label, expires_at)
    values (${chainId}, ${safe}, ${delegate}, ${delegator}, ${label}, ${expiresAt})
    on conflict (chain_id, delegate, delegator, coalesce(safe, ''))
    do update set label = excluded.label, expires_at = excluded.expires_at`.execute(db)
}

type DeleteDelegatesParameters = {
  chainId: number
  delegate: Address
  delegator: Address
  /** The current hour since 1970. */
  hour: number
  /** Only for this Safe; null for all. */
  safe: Address | null
}

/** Deletes the pair and stores when. Returns the Safes it was deleted from; null means all Safes of the delegator. */
export async function deleteDelegates(
  tx: Db,
  { chainId, delegate, delegator, hour, safe }: DeleteDelegatesParameters,
): Promise<(Address | null)[]> {
  const { rows } = await sql<{ safe: Address | null }>`delete from delegate
    where chain_id = ${chainId} and delegate = ${delegate} and delegator = ${delegator}
      and (${safe} :: text is null or safe = ${safe})
    returning safe`.execute(tx)
  if (rows.length > 0)
    await sql`insert into delegate_removal (chain_id, delegate, delegator, hour)
      values (${chainId}, ${delegate}, ${delegator}, ${hour})
      on conflict (chain_id, delegate, delegator) do update set hour = greatest(delegate_removal.hour, excluded.hour)
    `.execute(tx)
  return rows.map((row) => row.safe)
}

/** Whether the pair was removed in the hour of a signature or after it. */
export async function isDelegationUsedUp(
  db: Db,
  { chainId, delegate, delegator, hour }: { chainId: number; delegate: Address; delegator: Address; hour: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('delegate_removal')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('delegator', '=', delegator)
    .where('hour', '>=', hour)
    .select('hour')
    .executeTakeFirst()
  return found !== undefined
}

type ListDelegatorsParameters = { chainId: number; delegate: Address; owners: readonly Address[]; safe: Address }

/** Owners that made this account a delegate for the Safe, oldest first. Any number of strangers may have done so too. */
export async function listDelegators(
  db: Db,
  { chainId, delegate, owners, safe }: ListDelegatorsParameters,
): Promise<Address[]> {
  const rows = await db
    .selectFrom('delegate')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('delegator', '=', sql<Address>`any(${[...owners]} :: text[])`)
    .where(({ eb, or }) => or([eb('safe', 'is', null), eb('safe', '=', safe)]))
    .where(({ eb, fn, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', fn<Date>('now'))]))
    .orderBy('created_at')
    .orderBy('delegator')
    .select('delegator')
    .execute()
  return [...new Set(rows.map(({ delegator }) => delegator))]
}

/** Accounts that made this one a delegate for this Safe alone, oldest first. */
export async function listDelegatorsOfSafe(
  db: Db,
  { chainId, delegate, safe }: { chainId: number; delegate: Address; safe: Address },
): Promise<Address[]> {
  const rows = await db
    .selectFrom('delegate')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('safe', '=', safe)
    .orderBy('created_at')
    .orderBy('delegator')
    .select('delegator')
    .limit(maxOfSafe)
    .execute()
  return rows.map(({ delegator }) => delegator)
}

/** Most delegates of one account on a chain. */
export const maxDelegates = 200
/** Most delegates of one Safe: a contract that imitates a Safe can name any number of owners. */
export const maxOfSafe = 2_000
/** Most delegates without a Safe, of all accounts on a chain that own none. */
const maxWithoutSafe = 10_000
/** Hours after which a signature has expired and its removal need not be stored. */
const maxUseTime = 3

type EvictDelegatesParameters = {
  chainId: number
  delegate: Address
  delegator: Address
  /** Of accounts that own no Safe. @default 10000 */
  max?: number | undefined
  safe: Address | null
}

type EvictDelegatesReturnType = 'delegator-full' | 'evicted' | 'safe-full'

/**
 * Makes room for a delegate, or returns whose quota is full. Anyone can create accounts that sign for delegates without a
 * Safe, so of accounts that own none the oldest delegates are evicted. Called in the transaction of the delegate.
 */
export async function evictDelegates(
  tx: Db,
  { chainId, delegate, delegator, max = maxWithoutSafe, safe }: EvictDelegatesParameters,
): Promise<EvictDelegatesReturnType> {
  // Else two concurrent requests would both find room.
  await sql`select pg_advisory_xact_lock(hashtext(${`delegates ${safe === null ? '' : delegator}`}))`.execute(tx)
  await sql`delete from delegate_removal
    where hour < extract(epoch from clock_timestamp()) / 3600 - ${maxUseTime}`.execute(tx)
  const { rows } = await sql<{ isKnown: boolean; isOwner: boolean; ofDelegator: number; ofSafe: number }>`select
    exists (select from owner_event where chain_id = ${chainId} and owner = ${delegator}) as "isOwner",
    exists (select from delegate where chain_id = ${chainId} and delegator = ${delegator}
      and delegate = ${delegate} and safe is not distinct from ${safe}) as "isKnown",
    (select count(*) :: integer from delegate where chain_id = ${chainId} and delegator = ${delegator}) as "ofDelegator",
    (select count(*) :: integer from delegate where chain_id = ${chainId} and safe = ${safe}) as "ofSafe"`.execute(tx)
  const { isKnown = false, isOwner = false, ofDelegator = 0, ofSafe = 0 } = rows[0] ?? {}
  if (!isKnown && ofDelegator >= maxDelegates) return 'delegator-full'
  if (!isKnown && ofSafe >= maxOfSafe) return 'safe-full'
  if (safe === null && !isOwner) await evictOldest(tx, { chainId, max })
  return 'evicted'
}

async function evictOldest(tx: Db, { chainId, max }: { chainId: number; max: number }): Promise<void> {
  const { rows } = await sql<{ isFull: boolean }>`select count(*) >= ${max} as "isFull"
    from delegate where chain_id = ${chainId} and safe is null`.execute(tx)
  if (!rows[0]?.isFull) return
  // A tenth more than necessary, so that this slow deletion is not done for every insert.
  await sql`delete from delegate where ctid in (
      select delegate.ctid from delegate
      where chain_id = ${chainId} and safe is null and not exists (
        select from owner_event where owner_event.chain_id = delegate.chain_id and owner_event.owner = delegate.delegator
      )
      order by created_at desc offset ${Math.floor(max * 0.9)}
    )`.execute(tx)
}

type DelegateRecord = Delegate & { expiresAt: Date | null }

type DelegatesPage = { count: number; delegates: DelegateRecord[] }

/** Delegates by age, without expired ones and those of former owners, which have no rights. */
export async function listDelegatesPage(
  db: Db,
  { chainId, filter, limit, offset }: { chainId: number; filter: DelegateFilter; limit: number; offset: number },
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

/** Whether the account ever was an owner of one of the Safes, or is a delegate there. */
export async function isOwnerOrDelegate(
  db: Db,
  { account, chainId, safes }: { account: Address; chainId: number; safes: readonly Address[] },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select (
    exists (select from owner_event where chain_id = ${chainId} and owner = ${account} and safe = any(${safes}))
    or exists (select from delegate where chain_id = ${chainId} and delegate = ${account}
      and (safe is null or safe = any(${safes})) and (expires_at is null or expires_at > now()))
  ) as found`.execute(db)
  return rows[0]?.found ?? false
}
