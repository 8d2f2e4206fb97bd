import { toDataDecoded } from '@countersign/protocol/decode'
import type { CreationInfo } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import { decodeInSlices, isExplainable } from '../../lib/decodeInSlices.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'

/** The creation as indexed. */
export async function loadCreationInfo(
  db: Kysely<Database>,
  { address, chainId }: { address: Address; chainId: number },
): Promise<CreationInfo> {
  const record = await findSafe(db, { address, chainId })
  if (!record) throw new SafeNotFoundError({ address, chainId })
  const { creator, factory, initializer, saltNonce, singleton, timestamp, transactionHash } = record.creation
  return {
    created: new Date(timestamp * 1000).toISOString(),
    creator,
    dataDecoded:
      initializer && isExplainable(initializer)
        ? toDataDecoded(await decodeInSlices({ data: initializer, operation: 0, to: singleton, value: 0n }))
        : null,
    factoryAddress: factory,
    masterCopy: singleton,
    saltNonce: saltNonce?.toString() ?? null,
    setupData: initializer,
    transactionHash,
  }
}
