import type { Address, Hex } from 'viem'
import { yours } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { say } from '../text/Words.ts'
import { type Check, checkThat, createCheck } from './Check.ts'
import { type ConfirmationReport, findSignatureEntries, type SignatureStoreEntry } from './TransactionReport.ts'

/** Compares a transaction with the signatures stored in this browser. */
export function checkSignatureStore({
  chainId,
  signatureStore = [],
  reports,
  safe,
  safeTxHash,
  transaction,
}: {
  chainId: number
  safe: Address
  safeTxHash: Hex
  transaction: SafeTransaction
  reports: readonly ConfirmationReport[]
  signatureStore?: readonly SignatureStoreEntry[]
}): Check[] {
  const checks: Check[] = []
  for (const entry of findSignatureEntries({ chainId, signatureStore, safe })) {
    if (entry.nonce !== transaction.nonce) continue
    if (entry.safeTxHash !== safeTxHash) {
      checks.push(
        createCheck('warn', { actual: entry.safeTxHash, claimed: safeTxHash, id: 'T19' }, yours, [
          'SIGNED_ANOTHER',
          say`For nonce ${entry.nonce} you signed another transaction here.`,
        ]),
      )
      continue
    }
    const isShown = reports.some(
      ({ signer, status }) => status === 'valid' && signer && isSameAddress(signer, entry.signer),
    )
    checks.push(
      checkThat(isShown, { actual: entry.signer, id: isShown ? 'T50' : 'T51' }, yours, {
        ok: ['YOUR_SIGNATURE_SHOWN', say`Your signature is there.`],
        warn: [
          'YOUR_SIGNATURE_WITHHELD',
          say`You signed this here, but the service does not show your signature. It can be sent again.`,
        ],
      }),
    )
  }
  return checks
}
