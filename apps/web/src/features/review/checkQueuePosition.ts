import type { TransactionListItem } from '@countersign/protocol/wire'
import { listQueued } from '../../domain/transactions/queueQuery.ts'
import type { Report, ReportId } from '../../domain/transactions/Report.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { checkText } from '../../lib/messages/checks.ts'

/** Nonces of the Safe's other pending transactions: the service's claim. */
export function listNonces(results: readonly TransactionListItem[], { address, safeTxHash }: ReportId): bigint[] {
  return listQueued(results, address).flatMap(({ safeTxHash: hash, summary: { executionInfo } }) =>
    hash !== safeTxHash && executionInfo?.type === 'MULTISIG' ? [BigInt(executionInfo.nonce)] : [],
  )
}

/** The absence of conflicts is the service's claim, so it is never a passed check. */
export function createUnverifiedConflicts({ isListed }: { isListed: boolean }): Check {
  const title = isListed ? checkText.conflictsClaimed : checkText.conflictsUnchecked
  return { code: 'CONFLICTS_UNVERIFIED', id: 'T53', title, verdict: 'unverified' }
}

/** Conflicting transactions, and nonce gaps before this one, which block its execution. */
export function checkQueuePosition(
  { state, transaction }: Pick<Report, 'state' | 'transaction'>,
  others: readonly bigint[],
): Check[] {
  if (!transaction) return []
  const { nonce } = transaction.value
  const checks: Check[] = []
  if (others.includes(nonce))
    checks.push({ evidence: { kind: 'recomputed' }, id: 'T53', title: checkText.rivals(nonce), verdict: 'warn' })
  if (!state || nonce <= state.nonce) return checks
  const filled = new Set(others.filter((other) => other >= state.nonce && other < nonce)).size
  const missing = nonce - state.nonce - BigInt(filled)
  if (missing > 0n)
    checks.push({
      evidence: { block: state.block, kind: 'chain' },
      id: 'T55',
      title: checkText.gap(missing, state.nonce),
      verdict: 'warn',
    })
  return checks
}
