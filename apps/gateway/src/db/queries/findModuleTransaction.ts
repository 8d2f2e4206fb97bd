import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { loadModuleTransactions } from './loadModuleTransactions.ts'
import type { ModuleTransactionRecord } from './Records.ts'

/** A module's transaction by the parts of its id `module_<safe>_i<hash><log index>`. */
export async function findModuleTransaction(
  db: Kysely<Database>,
  parameters: { chainId: number; logIndex: number; safe: Address; transactionHash: Hash },
): Promise<ModuleTransactionRecord | undefined> {
  const { chainId, logIndex, safe, transactionHash } = parameters
  const records = await loadModuleTransactions(db, { chainId, safe, transactionHashes: [transactionHash] })
  return records.find((record) => record.logIndex === logIndex)
}
