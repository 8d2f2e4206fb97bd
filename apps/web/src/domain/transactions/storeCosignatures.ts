import type { Services } from '../services/Services.ts'
import type { CosignedTransaction } from '../signature-store/CosignaturesSchema.ts'
import { recordCosignedTransactions } from '../signature-store/cosignatures.ts'
import { toStored } from '../signature-store/StoredTransaction.ts'
import { findEntries } from '../signature-store/signatureStore.ts'
import { isOpen, type Report } from './Report.ts'

type Stores = Pick<Services, 'cosignatures' | 'signatureStore' | 'received'>

/**
 * Stores every signature that the service showed and that was verified here. Only of transactions that are open: a
 * service can make up neither owners nor their signatures, so it cannot fill the storage.
 */
export function storeCosignatures(stores: Stores, reports: readonly Report[]): void {
  const current = reports.filter(({ isStale, state }) => state && !isStale)
  const found = current.flatMap((report) => toCosigned(stores, report) ?? [])
  const nonces = current.flatMap(({ id, state }) =>
    state ? [{ chainId: id.chainId, safe: id.address, nonce: state.nonce }] : [],
  )
  const own = new Set(stores.signatureStore.get().map(({ safeTxHash }) => safeTxHash.toLowerCase()))
  const record = { found, nonces, own }
  const before = stores.cosignatures.get()
  // Most looks find nothing new: then nothing is written.
  if (recordCosignedTransactions(before, record) === before) return
  stores.cosignatures.update((all) => recordCosignedTransactions(all, record))
}

function toCosigned({ signatureStore, received }: Stores, report: Report): CosignedTransaction | undefined {
  const { confirmations, id, state, transaction } = report
  if (!state || !transaction || !isOpen(report)) return undefined
  const stored = [...findEntries(signatureStore.get(), id.safeTxHash), ...findEntries(received.get(), id.safeTxHash)]
  const signatures = confirmations.flatMap(({ data, from, kind, signer, status }) => {
    // The chain itself remembers an approval.
    if (status !== 'valid' || from !== 'service' || kind === 'approvedHash' || !signer || !data) return []
    return stored.some((entry) => entry.signer === signer && entry.signature === data)
      ? []
      : [{ signer, signature: data }]
  })
  if (signatures.length === 0) return undefined
  return {
    chainId: id.chainId,
    safe: id.address,
    version: state.version,
    safeTxHash: id.safeTxHash,
    transaction: toStored(transaction.value),
    signatures,
  }
}
