import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { CHAIN_WIDE } from './bumpCacheVersion.ts'

export type SafeKey = { chainId: number; safe: Address }

export type SafeVersion = SafeKey & { version: string }

/** Cache versions of indexed Safes. Responses about others come from the node and change without one. */
export async function listSafeVersions(db: Db, keys: readonly SafeKey[]): Promise<SafeVersion[]> {
  const chainIds = keys.map(({ chainId }) => chainId)
  const safes = keys.map(({ safe }) => safe)
  const { rows } = await sql<SafeVersion>`
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
