import type { TransactionSummary } from '@countersign/protocol/wire'
import type { QueueListEntry } from '../src/features/transactions/groupQueue.ts'

export function createEntry(
  nonce: number | undefined,
  safeTxHash: string,
): QueueListEntry & { summary: TransactionSummary } {
  const executionInfo: TransactionSummary['executionInfo'] =
    nonce === undefined
      ? null
      : { type: 'MULTISIG', nonce, confirmationsRequired: 2, confirmationsSubmitted: 1, missingSigners: null }
  const summary: TransactionSummary = {
    id: safeTxHash,
    timestamp: 1,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: {
      type: 'Custom',
      humanDescription: null,
      to: { value: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79', name: null, logoUri: null },
      dataSize: '0',
      value: '0',
      methodName: null,
      isCancellation: true,
    },
    txHash: null,
    executionInfo,
    safeAppInfo: null,
    note: null,
  }
  return { safeTxHash, summary, report: undefined, error: null }
}
