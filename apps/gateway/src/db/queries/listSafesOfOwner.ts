import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { listOwnedSafes } from './listOwnedSafes.ts'

/** The Safes whose newest event about this owner is not a removal, oldest Safe first. */
export async function listSafesOfOwner(
  db: Db,
  { chainId, owner }: { chainId: number; owner: Address },
): Promise<Address[]> {
  const owned = await listOwnedSafes(db, { chainIds: [chainId], owner })
  return owned.map(({ safe }) => safe)
}
