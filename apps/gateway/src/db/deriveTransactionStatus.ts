import type { TransactionStatus } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import type { MultisigTransactionRecord } from './queries/Records.ts'

export type DeriveTransactionStatusParameters = {
  record: Pick<MultisigTransactionRecord, 'confirmations' | 'execution' | 'transaction'>
  safe: { nonce: bigint; owners: readonly Address[]; threshold: number }
}

/** The status of a multisig transaction, given the current state of its Safe. */
export function deriveTransactionStatus({ record, safe }: DeriveTransactionStatusParameters): TransactionStatus {
  if (record.execution) return record.execution.success ? 'SUCCESS' : 'FAILED'
  if (record.transaction && safe.nonce > record.transaction.nonce) return 'CANCELLED'
  // Signatures of former owners do not count, until they are owners again.
  const counted = record.confirmations.filter(
    ({ owner, verdict }) => verdict === 'valid' && safe.owners.includes(owner),
  )
  return counted.length < safe.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
}
