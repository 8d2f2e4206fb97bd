import type { Address, Hex } from 'viem'
import { yours } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { msg } from '../text/msg.ts'
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
          msg('check.signedOther', 'You signed another transaction with nonce {nonce} here.', { nonce: entry.nonce }),
        ]),
      )
      continue
    }
    const isShown = reports.some(
      ({ signer, status }) => status === 'valid' && signer && isSameAddress(signer, entry.signer),
    )
    checks.push(
      checkThat(isShown, { actual: entry.signer, id: isShown ? 'T50' : 'T51' }, yours, {
        ok: ['YOUR_SIGNATURE_SHOWN', msg('check.signatureShown', 'The service shows your signature.')],
        warn: [
          'YOUR_SIGNATURE_WITHHELD',
          msg(
            'check.signatureNotShown',
            'You signed this here, but the service does not show your signature. You can send it again.',
          ),
        ],
      }),
    )
  }
  return checks
}
