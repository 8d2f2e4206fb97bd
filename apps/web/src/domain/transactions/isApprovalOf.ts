import type { SafeTransaction } from '@countersign/protocol/hash'
import { listNestedActions } from '@countersign/protocol/verify'
import { type Address, isAddressEqual } from 'viem'
import type { ReportId } from './Report.ts'

export type OwnersTransaction = { owner: Address; transaction: SafeTransaction }

/** Whether an owner's transaction approves this one, directly or in a batch. */
export function isApprovalOf({ owner, transaction }: OwnersTransaction, { address, safeTxHash }: ReportId): boolean {
  // Cheap test before decoding, for long queues.
  if (!transaction.data.toLowerCase().includes(safeTxHash.slice(2).toLowerCase())) return false
  return listNestedActions({ safe: owner, transaction }).some(
    (action) =>
      action.kind === 'approve' &&
      isAddressEqual(action.by, owner) &&
      isAddressEqual(action.innerSafe, address) &&
      action.innerHash.toLowerCase() === safeTxHash.toLowerCase(),
  )
}
