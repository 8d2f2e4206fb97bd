import type { Check, ClaimedTransaction, ConfirmationReport } from '@countersign/protocol/verify'
import { MessageContentSchema } from '@countersign/protocol/wire'
import type { Services } from '../services/Services.ts'
import { type SignableRecord, type StoredConfirmation, toStored } from '../signature-store/ConfirmationsSchema.ts'
import { isSame, recordEarlier } from '../signature-store/confirmations.ts'
import { isOpen, isTransaction, type Signable, type SignatureSource } from './Report.ts'

/** For transactions only while open. A service cannot forge owners' signatures, so it cannot fill the storage. */
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

type ClaimedConfirmations = ClaimedTransaction['confirmations']

/** Adds stored confirmations to the service's. Compared by bytes: a service can show anything under an owner's name. */
export function addStored(shown: ClaimedConfirmations, stored: readonly StoredConfirmation[] = []) {
  const unshown = stored.filter(
    ({ signer, signature }) =>
      !shown.some((other) => isSame(other.owner, signer) && isSame(other.signature ?? '', signature)),
  )
  return { unshown, joined: [...shown, ...unshown.map(({ signer, signature }) => ({ owner: signer, signature }))] }
}

type Judged = { checks: readonly Check[]; confirmations: readonly ConfirmationReport[] }

/** Drops stored confirmations of owners whose valid confirmation the service shows: each would be listed twice. */
export function dropRepeats<judged extends Judged>(
  judged: judged,
  { from, count }: { from: number; count: number },
): judged {
  const repeats = judged.confirmations.filter(
    ({ status }, index) => index >= from && index < from + count && status === 'duplicate',
  )
  if (repeats.length === 0) return judged
  const owners = repeats.map(({ claimedOwner }) => claimedOwner)
  return {
    ...judged,
    checks: judged.checks.filter(
      ({ code, claimed = '' }) => code !== 'COUNTED_ALREADY' || !owners.some((owner) => isSame(owner, claimed)),
    ),
    confirmations: judged.confirmations.filter((confirmation) => !repeats.includes(confirmation)),
  }
}

/** Whether the service lacks it. A service that is down has not deleted what it showed before. */
export function isOnlyHere(from: SignatureSource | undefined, serviceError: unknown): boolean {
  return from === 'yours' || from === 'file' || (from === 'earlier' && serviceError === undefined)
}
