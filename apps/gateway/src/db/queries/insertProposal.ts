import type { SafeTransaction } from '@countersign/protocol/hash'
import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { withoutNul } from './withoutNul.ts'

export type InsertProposalParameters = {
  chainId: number
  origin: string | null
  proposedByDelegate?: Address | null
  proposer: Address | null
  safe: Address
  safeTxHash: Hash
  transaction: SafeTransaction
  trusted: boolean
}

/**
 * Stores a proposal. Sent again, it can only become trusted: then the signer becomes its proposer, because an unsigned
 * proposal names one without proof.
 */
export async function insertProposal(db: Db, parameters: InsertProposalParameters): Promise<void> {
  const { chainId, origin, proposedByDelegate = null, proposer, safe, safeTxHash, transaction, trusted } = parameters
  await db
    .insertInto('proposal')
    .values({
      base_gas: transaction.baseGas,
      chain_id: chainId,
      data: transaction.data,
      gas_price: transaction.gasPrice,
      gas_token: transaction.gasToken,
      nonce: transaction.nonce,
      operation: transaction.operation,
      origin: origin && withoutNul(origin),
      proposed_by_delegate: proposedByDelegate,
      proposer,
      refund_receiver: transaction.refundReceiver,
      safe,
      safe_tx_gas: transaction.safeTxGas,
      safe_tx_hash: safeTxHash,
      to: transaction.to,
      trusted,
      value: transaction.value,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'safe_tx_hash'])
        .doUpdateSet((row) => ({
          modified_at: sql<Date>`clock_timestamp()`,
          origin: row.ref('excluded.origin'),
          proposed_by_delegate: row.ref('excluded.proposed_by_delegate'),
          proposer: row.ref('excluded.proposer'),
          trusted: true,
        }))
        .where('proposal.trusted', '=', false)
        .where('excluded.trusted', '=', true),
    )
    .execute()
}
