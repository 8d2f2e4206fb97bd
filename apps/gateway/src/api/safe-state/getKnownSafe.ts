import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe, type SafeRecord } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'
import { getLiveSafe } from './getLiveSafe.ts'

/** Of all clients of a chain together: whoever names addresses at random waits for others who do, and nobody else does. */
const inTurn = createKeyedSemaphore({ mostEach: 4 })

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
  const { id } = chain.config
  return withNodeTimeout(id, () => inTurn(String(id), () => readUnknownSafe(chain, address)))
}

async function readUnknownSafe(chain: ServedChain, address: Address): Promise<KnownSafe> {
  // One question first: most addresses that nobody indexed have no code, and a Safe's facts are a dozen.
  if (!(await chain.client.getCode({ address }))) throw new SafeNotFoundError({ address, chainId: chain.config.id })
  const { nonce, owners, threshold } = await getLiveSafe(chain, address)
  return { nonce, owners, record: undefined, threshold }
}
