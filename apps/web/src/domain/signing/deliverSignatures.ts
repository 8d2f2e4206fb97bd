import { type Client, confirm, propose } from '@countersign/client'
import type { TransactionDetails } from '@countersign/protocol'
import { findCosigned } from '../ledger/cosignatures.ts'
import { finishDraft } from '../ledger/drafts.ts'
import { findEntries, type LedgerEntry, markDelivered } from '../ledger/ledger.ts'
import type { Report } from '../report/Report.ts'
import type { Services } from '../services/Services.ts'
import { DeliveryError, type DeliveryFailure } from './DeliveryError.ts'
import { toProposal } from './publishTransaction.ts'

type Stores = Pick<Services, 'drafts' | 'ledger' | 'received' | 'service'>

export type DeliverSignaturesParameters = {
  /** Signatures of one transaction. */
  entries: readonly LedgerEntry[]
  /** Whether the service has the transaction already: else the first signature proposes it. */
  isKnown: boolean
}

/**
 * Hands signatures of one transaction to the service. One that it refuses keeps none of the others back.
 *
 * @throws DeliveryError with every refusal
 */
export async function deliverSignatures(
  stores: Stores,
  { entries, isKnown }: DeliverSignaturesParameters,
): Promise<void> {
  const failures: DeliveryFailure[] = []
  let isProposed = isKnown
  for (const entry of entries) {
    try {
      await deliverSignature(stores.service, entry, isProposed)
    } catch (error) {
      failures.push({ signer: entry.signer, error })
      continue
    }
    isProposed = true
    stores.ledger.update((ledger) => markDelivered(ledger, entry.safeTxHash, entry.signer))
    stores.received.update((received) => markDelivered(received, entry.safeTxHash, entry.signer))
    stores.drafts.update((drafts) => finishDraft(drafts, entry.safeTxHash))
  }
  if (failures.length > 0) throw new DeliveryError(failures)
}

/** Hands a signature to the service: as a confirmation where it knows the transaction, as a proposal where not. */
function deliverSignature(service: Client, entry: LedgerEntry, isKnown: boolean): Promise<TransactionDetails> {
  const { chainId, safe, safeTxHash, signature, signer } = entry
  if (isKnown) return confirm(service, { chainId, safeTxHash, signature })
  return propose(service, { chainId, address: safe, proposal: { ...toProposal(entry), sender: signer, signature } })
}

/** Signatures of a transaction that are kept here, count as far as is known, and that the service does not show. */
export function listUndelivered(
  { cosignatures, ledger, received }: Pick<Services, 'cosignatures' | 'ledger' | 'received'>,
  { confirmations, id }: Pick<Report, 'confirmations' | 'id'>,
): LedgerEntry[] {
  // Shown by the service, or kept here and worth nothing. What the service shows and is worth nothing is not his who is named.
  const done = new Set(
    confirmations.flatMap(({ claimedOwner, isOnlyHere, status }) =>
      (status === 'valid') === isOnlyHere ? [] : [claimedOwner.toLowerCase()],
    ),
  )
  const kept = [
    ...findEntries(ledger.get(), id.safeTxHash),
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
