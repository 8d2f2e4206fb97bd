import type { Check, ClaimedTransaction, ConfirmationReport } from '@countersign/protocol/verify'
import type { StoredConfirmation } from '../signature-store/ConfirmationsSchema.ts'
import type { SignatureSource } from './Report.ts'

type ClaimedConfirmations = ClaimedTransaction['confirmations']

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

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
