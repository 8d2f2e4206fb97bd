import type { Hash } from 'viem'
import type { Db } from '../schema.ts'
import { loadSafeOperations, type SafeOperationRecord } from './loadSafeOperations.ts'

export async function findSafeOperation(
  db: Db,
  { chainId, safeOperationHash }: { chainId: number; safeOperationHash: Hash },
): Promise<SafeOperationRecord | undefined> {
  const [record] = await loadSafeOperations(db, { chainId, safeOperationHashes: [safeOperationHash] })
  return record
}
