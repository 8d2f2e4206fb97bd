import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

type SafeId = { chainId: number; safe: Address }

/** Safes with a subscription to overdue key checks, in the order of their keys. */
export async function listRemindedSafes(
  db: Db,
  { after, limit }: { after: SafeId | undefined; limit: number },
): Promise<SafeId[]> {
  const { rows } = await sql<SafeId>`select chain_id as "chainId", safe from (
      select chain_id, safe from owner_webhook where enabled and 'KEY_CHECK_OVERDUE' = any(events)
      union
      select chain_id, safe from push_subscription_safe
    ) as followed
    where (chain_id, safe) > (${after?.chainId ?? -1} :: bigint, ${after?.safe ?? ''} :: text)
    order by chain_id, safe limit ${limit}`.execute(db)
  return rows
}

/** Newest executions that are read: a Safe can emit thousands in one transaction. */
const maxExecutions = 500

/**
 * Unix seconds at which owners last proved or used their keys, or became owners, whichever is later. Uses before `since`
 * may be missing.
 */
export async function listKeyUses(
  db: Db,
  { chainId, owners, safe, since }: SafeId & { owners: readonly Address[]; since: number },
): Promise<Map<Address, { addedAt: number; seenAt: number | undefined }>> {
  const { rows } = await sql<{ added_at: number; owner: Address; seen_at: number | null }>`
    with execution as (
      select newest.*, block.timestamp from (
        select block_number, log_index, safe_tx_hash, executor from multisig_execution
        where chain_id = ${chainId} and safe = ${safe} order by block_number desc limit ${maxExecutions}
      ) as newest
      join block on block.chain_id = ${chainId} and block.number = newest.block_number
      where block.timestamp >= ${since}
    ), used as (
      select executor as owner, timestamp as at from execution
      union all
      select signature.owner, timestamp from execution
      join execution_signature as signature on signature.chain_id = ${chainId}
        and signature.block_number = execution.block_number and signature.log_index = execution.log_index
      union all
      select owner, issued_at from owner_proof where chain_id = ${chainId} and safe = ${safe}
    )
    select owner.address as owner, (select max(at) from used where used.owner = owner.address) as seen_at,
      coalesce((
        select block.timestamp from owner_event as event
        join block on block.chain_id = event.chain_id and block.number = event.block_number
        where event.chain_id = ${chainId} and event.safe = ${safe} and event.owner = owner.address and event.kind = 'added'
        order by event.block_number desc limit 1
      ), 0) as added_at
    from unnest(${[...owners]} :: text[]) as owner (address)`.execute(db)
  return new Map(
    rows.map(({ added_at, owner, seen_at }) => [owner, { addedAt: added_at, seenAt: seen_at ?? undefined }]),
  )
}

type InsertReminderParameters = SafeId & {
  /** Unix seconds of the last use or proof. */
  lastSeenAt: number | undefined
  /** Unix seconds. */
  now: number
  owner: Address
  /** Unix seconds: an earlier reminder does not count. */
  since: number
}

/** Puts a reminder into the outboxes, unless there was one since. Returns whether it was the first. */
export async function insertReminder(
  db: Db,
  { chainId, lastSeenAt, now, owner, safe, since }: InsertReminderParameters,
): Promise<boolean> {
  const seen = lastSeenAt === undefined ? null : new Date(lastSeenAt * 1_000).toISOString()
  const details = JSON.stringify({ lastSeenAt: seen, owner, type: 'KEY_CHECK_OVERDUE' })
  return db.transaction().execute(async (tx) => {
    // Of two gateways the second waits here, and then finds the row of the first.
    const { rows } = await sql`insert into key_check_reminder (chain_id, safe, owner, reminded_at)
      values (${chainId}, ${safe}, ${owner}, to_timestamp(${now}))
      on conflict (chain_id, safe, owner) do update set reminded_at = excluded.reminded_at
        where key_check_reminder.reminded_at < to_timestamp(${since})
      returning owner`.execute(tx)
    if (rows.length === 0) return false
    await sql`select enqueue_webhook_event(${chainId} :: bigint, ${safe} :: text, clock_timestamp(), ${details} :: jsonb)`.execute(
      tx,
    )
    return true
  })
}

/** Removes what former owners left: later than the longest period. */
export async function deleteOldReminders(db: Db): Promise<void> {
  await sql`delete from key_check_reminder where reminded_at < now() - interval '25 months'`.execute(db)
}
