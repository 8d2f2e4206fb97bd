import { findNestedAction, type SafeTransaction } from '@countersign/protocol'
import { isAddressEqual } from 'viem'
import type { ReportId } from '../../domain/report/Report.ts'

/** Whether a transaction of an owner approves this very one. */
export function isApprovalOf(transaction: SafeTransaction, { address, safeTxHash }: ReportId): boolean {
  const action = findNestedAction(transaction)
  if (action?.kind !== 'approve') return false
  return isAddressEqual(action.innerSafe, address) && action.innerHash.toLowerCase() === safeTxHash.toLowerCase()
}
