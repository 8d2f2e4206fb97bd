import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

type SelectNewestOfSafesParameters = {
  chainId: RawBuilder<unknown>
  /** With an index over chain, owner or module, Safe, block and log. */
  of: { column: 'module'; table: 'module_event' } | { column: 'owner'; table: 'owner_event' }
  /** The owner or module that events name. */
  value: Address
}

/** Most Safes of one chain: anyone can create Safes with somebody else as owner, or with a module. */
const maxSafes = 5_000
/** Sorts after every address. */
const end = '0xg'

/**
 * The newest event of each Safe about an owner or a module, by skipping through the index: a Safe that repeats an event
 * thousands of times costs one read. No equality conditions: for a value that an attacker made common, the planner would
 * prefer the order of blocks.
 */
function selectNewestOfSafes({ chainId, of, value }: SelectNewestOfSafesParameters): RawBuilder<unknown> {
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
    select * from named limit ${maxSafes}`
}

type OwnedSafe = { chainId: number; safe: Address }

/** The Safes of an owner on these chains, in one query; the oldest of each chain first. */
export async function listOwnedSafes(
  db: Db,
  { chainIds, owner }: { chainIds: readonly number[]; owner: Address },
): Promise<OwnedSafe[]> {
  const named = selectNewestOfSafes({
    chainId: sql`input.chain_id`,
    of: { column: 'owner', table: 'owner_event' },
    value: owner,
  })
  const { rows } = await sql<OwnedSafe>`
    select input.chain_id as "chainId", latest.safe
    from unnest(${[...chainIds]} :: bigint[]) as input (chain_id)
    cross join lateral (${named}) as latest
    cross join lateral (
      select block_number, log_index from safe_creation as creation
      where creation.chain_id = input.chain_id and creation.safe = latest.safe limit 1
    ) as created
    where latest.kind = 'added'
    order by input.chain_id, created.block_number, created.log_index`.execute(db)
  return rows
}

/** The Safes whose newest event about this owner is not a removal, oldest Safe first. */
export async function listSafesOfOwner(
  db: Db,
  { chainId, owner }: { chainId: number; owner: Address },
): Promise<Address[]> {
  const owned = await listOwnedSafes(db, { chainIds: [chainId], owner })
  return owned.map(({ safe }) => safe)
}

/** The Safes whose newest event about the module is not its removal, oldest Safe first. */
export async function listSafesOfModule(
  db: Db,
  { chainId, module }: { chainId: number; module: Address },
): Promise<Address[]> {
  const named = selectNewestOfSafes({
    chainId: sql`${chainId} :: bigint`,
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

/** The addresses that are indexed Safes. */
export async function listCreatedSafes(
  db: Db,
  { addresses, chainId }: { addresses: readonly Address[]; chainId: number },
): Promise<Address[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectFrom('safe_creation')
    .where('chain_id', '=', chainId)
    .where('safe', 'in', addresses)
    .select('safe')
    .distinct()
    .execute()
  return rows.map(({ safe }) => safe)
}
