import { type Client, confirm, propose } from '@countersign/client'
import type { TransactionDetails } from '@countersign/protocol'
import { zeroAddress } from 'viem'
import type { LedgerEntry } from '../ledger/ledger.ts'

/** Hands a signature to the service: as a confirmation where it knows the transaction, as a proposal where not. */
export function deliverSignature(service: Client, entry: LedgerEntry, isKnown: boolean): Promise<TransactionDetails> {
  const { chainId, safe, safeTxHash, signature, signer, transaction } = entry
  if (isKnown) return confirm(service, { chainId, safeTxHash, signature })
  const { refundReceiver, data, ...fields } = transaction
  return propose(service, {
    chainId,
    address: safe,
    proposal: {
      ...fields,
      data: data === '0x' ? null : data,
      refundReceiver: refundReceiver === zeroAddress ? null : refundReceiver,
      safeTxHash,
      sender: signer,
      signature,
      origin: null,
    },
  })
}
