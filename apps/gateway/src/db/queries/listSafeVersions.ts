import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { everySafe } from './renewSafeVersions.ts'

export type SafePlace = { chainId: number; safe: Address }

export type SafeVersion = SafePlace & { version: string }

/** Versions of Safes that the index knows. What is told of others comes from the node and changes unseen. */
export async function listSafeVersions(db: Kysely<Database>, places: readonly SafePlace[]): Promise<SafeVersion[]> {
  const chainIds = places.map(({ chainId }) => chainId)
  const safes = places.map(({ safe }) => safe)
  const { rows } = await sql<SafeVersion>`
    select place.chain_id as "chainId", place.safe, concat(own.version, shared.version) as version
    from unnest(${chainIds} :: bigint[], ${safes} :: text[]) as place (chain_id, safe)
    join safe_creation as creation on creation.chain_id = place.chain_id and creation.safe = place.safe
    join safe_version as own on own.chain_id = place.chain_id and own.safe = place.safe
    left join safe_version as shared on shared.chain_id = place.chain_id and shared.safe = ${everySafe}`.execute(db)
  return rows
}
