import { MessageContentSchema } from '@countersign/protocol/wire'
import type { Services } from '../services/Services.ts'
import type { SignableRecord } from '../signature-store/ConfirmationsSchema.ts'
import { recordEarlier } from '../signature-store/recordEarlier.ts'
import { toStored } from '../signature-store/StoredTransaction.ts'
import { isTransaction, type Signable } from './MessageReport.ts'
import { isOpen } from './Report.ts'

/**
 * Stores verified confirmations that the service showed, for transactions only while open. A service cannot forge
 * owners' signatures, so it cannot fill the storage.
 */
export function storeCosignatures({ confirmations }: Pick<Services, 'confirmations'>, reports: readonly Signable[]) {
  const current = reports.filter(({ isStale, state }) => state && !isStale)
  const found = current.flatMap((report) => toRecord(report) ?? [])
  const nonces = current.flatMap((report) =>
    isTransaction(report) && report.state
      ? [{ chainId: report.id.chainId, safe: report.id.address, nonce: report.state.nonce }]
      : [],
  )
  const record = { found, nonces }
  const before = confirmations.get()
  // Avoids a write where nothing is new.
  if (recordEarlier(before, record) === before) return
  confirmations.update((all) => recordEarlier(all, record))
}

function toRecord(report: Signable): SignableRecord | undefined {
  const { address: safe, chainId } = report.id
  const confirmations = report.confirmations.flatMap(({ data, from, kind, signer, status }) =>
    // The chain itself stores an approval.
    status === 'valid' && from === 'service' && kind !== 'approvedHash' && signer && data
      ? [{ signer, signature: data, source: 'earlier' as const, signedAt: 0, isDelivered: true }]
      : [],
  )
  if (confirmations.length === 0) return undefined
  const shared = { chainId, safe, confirmations }
  if (!isTransaction(report)) {
    const content = MessageContentSchema.safeParse(report.content?.value)
    if (!content.success) return undefined
    return { kind: 'message', ...shared, hash: report.id.messageHash, content: content.data }
  }
  const { id, state, transaction } = report
  if (!state || !transaction || !isOpen(report)) return undefined
  return {
    ...{ kind: 'transaction', ...shared, hash: id.safeTxHash, version: state.version },
    transaction: toStored(transaction.value),
  }
}
