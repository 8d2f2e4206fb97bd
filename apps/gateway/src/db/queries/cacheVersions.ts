import type { ChangeKind, ChangeNotification } from '@countersign/protocol/wire'
import { sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import type { Database, Db } from '../schema.ts'

/** The key, in place of a Safe, of data that belongs to the chain, such as token names. */
export const CHAIN_WIDE = ''

type RenewSafeVersionsParameters = { chainId: number; safes: Iterable<Address | typeof CHAIN_WIDE> }

/**
 * Invalidates cached responses about these Safes. Belongs into the transaction of the change: a reader that reads the
 * version first never caches old data under the new version. Random values, not counters: a restored backup would count
 * to the same numbers again.
 */
export async function bumpCacheVersion(db: Db, { chainId, safes }: RenewSafeVersionsParameters): Promise<void> {
  // Ordered, so that two transactions cannot deadlock.
  const inOrder = [...new Set(safes)].toSorted()
  if (inOrder.length === 0) return
  await sql`insert into cache_version (chain_id, safe, version)
    select ${chainId} :: bigint, safe, gen_random_uuid() from unnest(${inOrder} :: text[]) as safe
    on conflict (chain_id, safe) do update set version = excluded.version`.execute(db)
}

/** Notifies every process that a Safe changed, and invalidates cached responses; takes effect with the commit. */
export async function notifyChange(db: Db, change: ChangeNotification): Promise<void> {
  await bumpCacheVersion(db, { chainId: Number(change.chainId), safes: [change.safe] })
  await sql`select pg_notify('countersign_changes', ${JSON.stringify(change)})`.execute(db)
}

export type SafeKey = { chainId: number; safe: Address }

export type CacheVersion = SafeKey & { version: string }

/** Cache versions of indexed Safes. Responses about others come from the node and change without one. */
export async function listCacheVersions(db: Db, keys: readonly SafeKey[]): Promise<CacheVersion[]> {
  const chainIds = keys.map(({ chainId }) => chainId)
  const safes = keys.map(({ safe }) => safe)
  const { rows } = await sql<CacheVersion>`
    select input.chain_id as "chainId", input.safe, concat(own.version, shared.version) as version
    from unnest(${chainIds} :: bigint[], ${safes} :: text[]) as input (chain_id, safe)
    join safe_creation as creation on creation.chain_id = input.chain_id and creation.safe = input.safe
    join cache_version as own on own.chain_id = input.chain_id and own.safe = input.safe
    left join cache_version as shared on shared.chain_id = input.chain_id and shared.safe = ${CHAIN_WIDE}`.execute(db)
  return rows
}

const lengthOfUuid = 36

/** The part of a version that only changes with the Safe itself. */
export const toOwnVersion = (version: string) => version.slice(0, lengthOfUuid)

type NotifyTouchedParameters = {
  block: number
  chainId: number
  touched: ReadonlyMap<Address, ReadonlySet<ChangeKind>>
}

/** Notifies every process which Safes changed, when the transaction commits. */
export async function notifyTouched(
  tx: Transaction<Database>,
  { block, chainId, touched }: NotifyTouchedParameters,
): Promise<void> {
  if (touched.size === 0) return
  const payloads = [...touched].map(([safe, kinds]) => {
    const change: ChangeNotification = { block, chainId: `${chainId}`, kinds: [...kinds], safe }
    return JSON.stringify(change)
  })
  await sql`select pg_notify('countersign_changes', payload) from unnest(${payloads}::text[]) as payload`.execute(tx)
}
