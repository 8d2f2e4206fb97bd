import type { SafeTransaction, SafeTransactionHashes, TransactionDetails } from '@countersign/protocol'
import type { Address, Hex } from 'viem'
import type { Check } from '../createCheckBook.ts'
import type { SafeState } from '../readSafeState.ts'
import type { VerifiedConfirmation } from './verifyConfirmation.ts'

export type ReportId = { chainId: number; address: Address; safeTxHash: Hex }

/** Where the execution stands, by the chain's word alone. */
export type Progress = 'waiting' | 'ready' | 'executed' | 'failed' | 'replaced' | 'unknown'

/** One transaction with everything this browser could find out about it. */
export type Report = {
  id: ReportId
  /** Who gave us the body. `yours`: prepared or signed in this browser. */
  source: 'service' | 'yours'
  /** Undefined when the service does not know it, or did not answer. */
  details: TransactionDetails | undefined
  serviceError: unknown
  /** The one frozen payload: rendered, hashed and handed to the wallet. Undefined when it failed its checks. */
  transaction: SafeTransaction | undefined
  hashes: SafeTransactionHashes | undefined
  state: SafeState | undefined
  /** Set when the chain did not answer just now; `state` is then from before. */
  chainError: unknown
  confirmations: VerifiedConfirmation[]
  /** Owners, by the chain, whose verified signature is missing. */
  missing: Address[]
  progress: Progress
  checks: Check[]
}

export function countValid(report: Pick<Report, 'confirmations'>): number {
  return report.confirmations.filter(({ verdict }) => verdict === 'valid').length
}

export function hasSigned(report: Pick<Report, 'confirmations'>, account: Address | undefined): boolean {
  return (
    account !== undefined &&
    report.confirmations.some(
      ({ signer, verdict }) => verdict === 'valid' && signer.toLowerCase() === account.toLowerCase(),
    )
  )
}

/** Whether this account's signature is what the transaction waits for. */
export function needsSignatureOf(report: Report, account: Address | undefined): boolean {
  if (!account || report.progress !== 'waiting' || !report.transaction) return false
  return report.missing.some((owner) => owner.toLowerCase() === account.toLowerCase())
}
