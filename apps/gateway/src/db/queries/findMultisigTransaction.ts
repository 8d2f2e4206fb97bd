import type { Kysely } from 'kysely'
import type { Hash } from 'viem'
import type { Database } from '../schema.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import type { MultisigTransactionRecord } from './Records.ts'

/** A multisig transaction by its safeTxHash, whether proposed here or only executed on the chain. */
export async function findMultisigTransaction(
  db: Kysely<Database>,
  { chainId, safeTxHash }: { chainId: number; safeTxHash: Hash },
): Promise<MultisigTransactionRecord | undefined> {
  const [record] = await loadMultisigTransactions(db, { chainId, safeTxHashes: [safeTxHash] })
  return record
}
