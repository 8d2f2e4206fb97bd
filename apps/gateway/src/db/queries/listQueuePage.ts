import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { hasTrustedSignature } from './hasTrustedSignature.ts'
import { loadBounded } from './loadBounded.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import { measureMultisigTransactions } from './measureRows.ts'
import type { MultisigTransactionRecord } from './Records.ts'

export type ListQueuePageParameters = {
  chainId: number
  limit: number
  offset: number
  safe: Address
  /** The Safe's next nonce: lower ones can no longer be executed. */
  nonce: bigint
  /** Only what an owner or delegate signed. */
  isTrustedOnly: boolean
  /** Current owners, whose signatures count. @default those who owned it when they signed */
  owners?: readonly Address[] | undefined
}

/** Pending transactions by nonce, then by age; fewer where they are large. */
export async function listQueuePage(db: Db, parameters: ListQueuePageParameters): Promise<MultisigTransactionRecord[]> {
  return (await listBoundedQueuePage(db, parameters)).transactions
}

/** The same, with whether size cut the page. */
export async function listBoundedQueuePage(
  db: Db,
  { chainId, isTrustedOnly, limit, nonce, offset, owners, safe }: ListQueuePageParameters,
): Promise<{ isCut: boolean; transactions: MultisigTransactionRecord[] }> {
  const { rows } = await sql<{ safe_tx_hash: Hash }>`
    select safe_tx_hash from proposal
    where chain_id = ${chainId} and safe = ${safe} and nonce >= ${nonce.toString()} :: numeric
      and (not ${isTrustedOnly} :: boolean or ${owners ? hasTrustedSignature(owners) : sql`trusted`})
      and not exists (
        select from multisig_execution as execution
        where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
          and execution.safe = proposal.safe
      )
    order by nonce, created_at, safe_tx_hash
    limit ${limit} offset ${offset}`.execute(db)
  const { isCut, records: transactions } = await loadBounded({
    keys: rows.map((row) => row.safe_tx_hash),
    load: (safeTxHashes) => loadMultisigTransactions(db, { chainId, safe, safeTxHashes }),
    // At least the row before the page, and one of the page.
    least: 2,
    measure: (safeTxHashes) => measureMultisigTransactions(db, { chainId, safe, safeTxHashes }),
  })
  return { isCut, transactions }
}
