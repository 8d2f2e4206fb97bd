import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe, type SafeRecord } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { getLiveSafe } from './getLiveSafe.ts'

export type KnownSafe = {
  nonce: bigint
  owners: readonly Address[]
  /** What the index knows; undefined for a Safe from before the first indexed block. */
  record: SafeRecord | undefined
  threshold: number
}

/**
 * The Safe that lists are read against: as the index knows it, so that a list and its statuses are of the same block,
 * or as the chain knows it where the index does not.
 */
export async function getKnownSafe(db: Kysely<Database>, chain: ServedChain, address: Address): Promise<KnownSafe> {
  const record = await findSafe(db, { address, chainId: chain.config.id })
  if (record) return { nonce: record.nonce, owners: record.owners, record, threshold: record.threshold }
  const { nonce, owners, threshold } = await getLiveSafe(chain, address)
  return { nonce, owners, record: undefined, threshold }
}
