import { type Client, confirm, propose } from '@countersign/client'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Services } from '../services/Services.ts'
import { findCosigned } from '../signature-store/cosignatures.ts'
import { DeliveryError, type DeliveryFailure } from '../signature-store/DeliveryError.ts'
import { finishDraft } from '../signature-store/drafts.ts'
import { findEntries, markDelivered, type SignatureStoreEntry } from '../signature-store/signatureStore.ts'
import type { Report } from '../transactions/Report.ts'
import { toProposal } from './publishTransaction.ts'

type Stores = Pick<Services, 'drafts' | 'signatureStore' | 'received' | 'service'>

export type DeliverSignaturesParameters = {
  /** Signatures of one transaction. */
  entries: readonly SignatureStoreEntry[]
  /** Whether the service has the transaction already: else the first signature proposes it. */
  isKnown: boolean
}

/**
 * Sends signatures of one transaction to the service, each whatever happens to the others, and returns the service's
 * last response.
 *
 * @throws DeliveryError with every refusal
 */
export async function deliverSignatures(
  stores: Stores,
  { entries, isKnown }: DeliverSignaturesParameters,
): Promise<TransactionDetails | undefined> {
  const failures: DeliveryFailure[] = []
  let isProposed = isKnown
  let response: TransactionDetails | undefined
  for (const entry of entries) {
    try {
      response = await deliverSignature(stores.service, entry, isProposed)
    } catch (error) {
      failures.push({ signer: entry.signer, error })
      continue
    }
    isProposed = true
    stores.signatureStore.update((signatureStore) => markDelivered(signatureStore, entry.safeTxHash, entry.signer))
    stores.received.update((received) => markDelivered(received, entry.safeTxHash, entry.signer))
    stores.drafts.update((drafts) => finishDraft(drafts, entry.safeTxHash))
  }
  if (failures.length > 0) throw new DeliveryError(failures)
  return response
}

/** Hands a signature to the service: as a confirmation where it knows the transaction, as a proposal where not. */
function deliverSignature(service: Client, entry: SignatureStoreEntry, isKnown: boolean): Promise<TransactionDetails> {
  const { chainId, safe, safeTxHash, signature, signer } = entry
  if (isKnown) return confirm(service, { chainId, safeTxHash, signature })
  return propose(service, { chainId, address: safe, proposal: { ...toProposal(entry), sender: signer, signature } })
}

/** Signatures of a transaction that are kept here, count as far as is known, and that the service does not show. */
export function listUndelivered(
  { cosignatures, signatureStore, received }: Pick<Services, 'cosignatures' | 'signatureStore' | 'received'>,
  { confirmations, id }: Pick<Report, 'confirmations' | 'id'>,
): SignatureStoreEntry[] {
  // Shown by the service, or kept here and worth nothing. What the service shows and is worth nothing is not his who is named.
  const done = new Set(
    confirmations.flatMap(({ claimedOwner, isOnlyHere, status }) =>
      (status === 'valid') === isOnlyHere ? [] : [claimedOwner.toLowerCase()],
    ),
  )
  const kept = [
    ...findEntries(signatureStore.get(), id.safeTxHash),
    ...findEntries(received.get(), id.safeTxHash),
    ...findCosigned(cosignatures.get(), id.safeTxHash),
  ]
  // Each owner's once, and what was signed here first: the report may be older than the last signature.
  return kept.filter(({ signer }) => {
    const owner = signer.toLowerCase()
    if (done.has(owner)) return false
    done.add(owner)
    return true
  })
}
