import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe, type SafeRecord } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import { createFairQueue } from '../../lib/createFairQueue.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { SafeNotFoundError } from '../errors/RequestError.ts'
import { getLiveSafe } from './getLiveSafe.ts'

/** For all chains, in turn by client: requests for random addresses only delay each other. */
const lookups = createFairQueue({ maxPause: 0, maxWaiting: Number.POSITIVE_INFINITY, width: 2 })

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
  const { client, config, requester = '' } = chain
  // Most unindexed addresses have no code; reading a Safe takes a dozen calls.
  const code = await withNodeTimeout(config.id, () => lookups.run(requester, () => client.getCode({ address })))
  if (!code) throw new SafeNotFoundError({ address, chainId: config.id })
  const { nonce, owners, threshold } = await getLiveSafe(chain, address)
  return { nonce, owners, record: undefined, threshold }
}
