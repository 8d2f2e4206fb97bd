import type { CosignedTransaction } from '../ledger/CosignaturesSchema.ts'
import { recordCosignedTransactions } from '../ledger/cosignatures.ts'
import { findEntries } from '../ledger/ledger.ts'
import { toStored } from '../ledger/StoredTransaction.ts'
import type { Services } from '../services/Services.ts'
import { isOpen, type Report } from './Report.ts'

type Stores = Pick<Services, 'cosignatures' | 'ledger' | 'received'>

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
  const own = new Set(stores.ledger.get().map(({ safeTxHash }) => safeTxHash.toLowerCase()))
  const record = { found, nonces, own }
  const before = stores.cosignatures.get()
  // Most looks find nothing new: then nothing is written.
  if (recordCosignedTransactions(before, record) === before) return
  stores.cosignatures.update((all) => recordCosignedTransactions(all, record))
}

function toCosigned({ ledger, received }: Stores, report: Report): CosignedTransaction | undefined {
  const { confirmations, id, state, transaction } = report
  if (!state || !transaction || !isOpen(report)) return undefined
  const stored = [...findEntries(ledger.get(), id.safeTxHash), ...findEntries(received.get(), id.safeTxHash)]
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
