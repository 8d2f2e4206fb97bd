import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

export type InsertDelegateParameters = {
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

export type DeleteDelegatesParameters = {
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

export type IsDelegationUsedUpParameters = { chainId: number; delegate: Address; delegator: Address; hour: number }

/** Whether the pair was removed in the hour of a signature or after it. */
export async function isDelegationUsedUp(
  db: Db,
  { chainId, delegate, delegator, hour }: IsDelegationUsedUpParameters,
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

export type ListDelegatorsParameters = { chainId: number; delegate: Address; safe: Address }

/** Accounts that made this one a delegate for the Safe, oldest first. Does not check that they own it. */
export async function listDelegators(
  db: Db,
  { chainId, delegate, safe }: ListDelegatorsParameters,
): Promise<Address[]> {
  const rows = await db
    .selectFrom('delegate')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where(({ eb, or }) => or([eb('safe', 'is', null), eb('safe', '=', safe)]))
    .where(({ eb, fn, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', fn<Date>('now'))]))
    .orderBy('created_at')
    .orderBy('delegator')
    .select('delegator')
    .execute()
  return [...new Set(rows.map(({ delegator }) => delegator))]
}

/** Accounts that made this one a delegate for this Safe alone. */
export async function listDelegatorsOfSafe(
  db: Db,
  { chainId, delegate, safe }: { chainId: number; delegate: Address; safe: Address },
): Promise<Address[]> {
  const rows = await db
    .selectFrom('delegate')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('safe', '=', safe)
    .select('delegator')
    .execute()
  return rows.map(({ delegator }) => delegator)
}
