import type { TransactionProgress } from '@countersign/protocol/verify'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Report } from '../transactions/Report.ts'

/** Where a transaction stands, by the chain. */
const statuses: Partial<Record<TransactionProgress, TransactionDetails['txStatus']>> = {
  waiting: 'AWAITING_CONFIRMATIONS',
  ready: 'AWAITING_EXECUTION',
  executed: 'SUCCESS',
  failed: 'FAILED',
  replaced: 'CANCELLED',
}

/**
 * What the service tells of a transaction, in its own form and only where it has the hash that was asked for; whether
 * and where it was executed is the chain's word, where the chain could be asked. An app pays on the strength of it.
 */
export function toProvenDetails({ details, executedIn, progress, transaction }: Report): TransactionDetails {
  if (!details || !transaction) throw new Error('No transaction with this hash could be verified.')
  const txStatus = statuses[progress]
  if (txStatus === undefined) return details
  const isDone = progress === 'executed' || progress === 'failed'
  return { ...details, txStatus, txHash: isDone ? (executedIn ?? details.txHash) : null }
}
