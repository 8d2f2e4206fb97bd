import type { MultisigTransactionRecord } from '../../db/queries/Records.ts'
import { listCountedConfirmations } from './listCountedConfirmations.ts'
import type { TransactionContext } from './TransactionContext.ts'

/**
 * Whether somebody who may has vouched for a transaction, worked out anew from the signatures of those who own the Safe
 * now. What the Safe's contract executed needs nobody's word.
 */
export function isTrusted(record: MultisigTransactionRecord, context: Pick<TransactionContext, 'safe'>): boolean {
  const { execution, proposal } = record
  if (execution) return true
  if (proposal?.trusted && proposal.proposedByDelegate) return true
  return listCountedConfirmations(record, context).length > 0
}
