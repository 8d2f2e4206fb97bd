import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import type { MultisigTransactionRecord } from './Records.ts'

type HashOnChain = { chainId: number; safeTxHash: Hash }

/** A multisig transaction by its safeTxHash, whether proposed here or only executed on the chain. */
export async function findMultisigTransaction(
  db: Db,
  { chainId, safeTxHash }: HashOnChain,
): Promise<MultisigTransactionRecord | undefined> {
  const safe = await findSafeOfHash(db, { chainId, safeTxHash })
  if (!safe) return undefined
  const [record] = await loadMultisigTransactions(db, { chainId, safe, safeTxHashes: [safeTxHash] })
  return record
}

/**
 * The Safe of a hash. Proposals were verified on arrival, executions with known parameters when they were indexed: these
 * come first. Other Safes can emit any number of events about the hash, so only one row is read.
 */
async function findSafeOfHash(db: Db, { chainId, safeTxHash }: HashOnChain): Promise<Address | undefined> {
  const { rows } = await sql<{ safe: Address | null }>`select coalesce(
    (select safe from proposal where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash}),
    (select safe from multisig_execution where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash}
      order by (source is null), block_number, log_index limit 1)
  ) as safe`.execute(db)
  return rows[0]?.safe ?? undefined
}
