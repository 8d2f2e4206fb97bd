import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe, type SafeRecord } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { SafeNotFoundError } from '../errors/RequestError.ts'
import { getLiveSafe } from './getLiveSafe.ts'

/** Per chain, for all clients: requests for random addresses only delay each other. */
const withPermit = createKeyedSemaphore({ maxPerKey: 4 })

export type KnownSafe = {
  nonce: bigint
  owners: readonly Address[]
  /** Undefined for a Safe created before the first indexed block. */
  record: SafeRecord | undefined
  threshold: number
}

/** The Safe that lists refer to: from the index, so that list and status are of the same block, else from the node. */
export async function getKnownSafe(db: Kysely<Database>, chain: ServedChain, address: Address): Promise<KnownSafe> {
  const record = await findSafe(db, { address, chainId: chain.config.id })
  if (record) return { nonce: record.nonce, owners: record.owners, record, threshold: record.threshold }
  const { id } = chain.config
  return withNodeTimeout(id, () => withPermit(String(id), () => readUnknownSafe(chain, address)))
}

async function readUnknownSafe(chain: ServedChain, address: Address): Promise<KnownSafe> {
  // Most unindexed addresses have no code; reading a Safe takes a dozen calls.
  if (!(await chain.client.getCode({ address }))) throw new SafeNotFoundError({ address, chainId: chain.config.id })
  const { nonce, owners, threshold } = await getLiveSafe(chain, address)
  return { nonce, owners, record: undefined, threshold }
}
