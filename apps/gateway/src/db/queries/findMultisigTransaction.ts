import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import type { MultisigTransactionRecord } from './Records.ts'

type HashOnChain = { chainId: number; safeTxHash: Hash }

/** A multisig transaction by its safeTxHash, whether proposed here or only executed on the chain. */
export async function findMultisigTransaction(
  db: Kysely<Database>,
  { chainId, safeTxHash }: HashOnChain,
): Promise<MultisigTransactionRecord | undefined> {
  const safe = await findSafeOfHash(db, { chainId, safeTxHash })
  if (!safe) return undefined
  const [record] = await loadMultisigTransactions(db, { chainId, safe, safeTxHashes: [safeTxHash] })
  return record
}

/**
 * The Safe that a hash belongs to. That of a proposal was checked when it came in, that of an execution whose contents are
 * known when it was indexed: these come first. Any number of other Safes may have emitted events about the hash; one row
 * is read, whatever they did.
 */
async function findSafeOfHash(
  db: Kysely<Database>,
  { chainId, safeTxHash }: HashOnChain,
): Promise<Address | undefined> {
  const { rows } = await sql<{ safe: Address | null }>`select coalesce(
    (select safe from proposal where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash}),
    (select safe from multisig_execution where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash}
      order by (source is null), block_number, log_index limit 1)
  ) as safe`.execute(db)
  return rows[0]?.safe ?? undefined
}
