import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { CHAIN_WIDE } from './bumpCacheVersion.ts'

export type SafeKey = { chainId: number; safe: Address }

export type SafeVersion = SafeKey & { version: string }

/** Versions of Safes that the index knows. What is told of others comes from the node and changes unseen. */
export async function listSafeVersions(db: Kysely<Database>, keys: readonly SafeKey[]): Promise<SafeVersion[]> {
  const chainIds = keys.map(({ chainId }) => chainId)
  const safes = keys.map(({ safe }) => safe)
  const { rows } = await sql<SafeVersion>`
    select asked.chain_id as "chainId", asked.safe, concat(own.version, shared.version) as version
    from unnest(${chainIds} :: bigint[], ${safes} :: text[]) as asked (chain_id, safe)
    join safe_creation as creation on creation.chain_id = asked.chain_id and creation.safe = asked.safe
    join safe_version as own on own.chain_id = asked.chain_id and own.safe = asked.safe
    left join safe_version as shared on shared.chain_id = asked.chain_id and shared.safe = ${CHAIN_WIDE}`.execute(db)
  return rows
}

const lengthOfUuid = 36

/** The part of a version that only changes with the Safe itself. */
export const toOwnVersion = (version: string) => version.slice(0, lengthOfUuid)
