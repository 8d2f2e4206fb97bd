import type { MultisigTransactionRecord } from '../../db/queries/Records.ts'
import { listCountedConfirmations } from './listCountedConfirmations.ts'
import type { TransactionContext } from './TransactionContext.ts'

/** Whether a current owner or a delegate has signed, recomputed on read. Executions are always trusted. */
export function isTrusted(record: MultisigTransactionRecord, context: Pick<TransactionContext, 'safe'>): boolean {
  const { execution, proposal } = record
  if (execution) return true
  if (proposal?.trusted && proposal.proposedByDelegate) return true
  return listCountedConfirmations(record, context).length > 0
}
