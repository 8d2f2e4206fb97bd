import type { TransactionProgress } from '@countersign/protocol/verify'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Report } from '../transactions/Report.ts'

/** The status by the chain's state. */
const statuses: Partial<Record<TransactionProgress, TransactionDetails['txStatus']>> = {
  waiting: 'AWAITING_CONFIRMATIONS',
  ready: 'AWAITING_EXECUTION',
  executed: 'SUCCESS',
  failed: 'FAILED',
  replaced: 'CANCELLED',
}

/**
 * The service's details, only for the requested hash, with the execution status read from the chain where it can be
 * reached: apps release payments based on it.
 */
export function toProvenDetails({ details, executedIn, progress, transaction }: Report): TransactionDetails {
  if (!details || !transaction) throw new Error('No transaction with this hash could be verified.')
  const txStatus = statuses[progress]
  if (txStatus === undefined) return details
  const isDone = progress === 'executed' || progress === 'failed'
  return { ...details, txStatus, txHash: isDone ? (executedIn ?? details.txHash) : null }
}
