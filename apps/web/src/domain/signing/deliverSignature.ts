import { type Client, confirm, propose } from '@countersign/client'
import type { TransactionDetails } from '@countersign/protocol'
import { type Address, zeroAddress } from 'viem'
import type { LedgerEntry } from '../ledger/ledger.ts'

/** Hands a signature to the service: as a confirmation where it knows the transaction, as a proposal where not. */
export function deliverSignature(service: Client, entry: LedgerEntry, isKnown: boolean): Promise<TransactionDetails> {
  const { chainId, safe, safeTxHash, signature, signer } = entry
  if (isKnown) return confirm(service, { chainId, safeTxHash, signature })
  return propose(service, { chainId, address: safe, proposal: { ...toProposal(entry), sender: signer, signature } })
}

export type PublishTransactionParameters = Pick<LedgerEntry, 'chainId' | 'safe' | 'safeTxHash' | 'transaction'> & {
  /** In whose name: an owner that will approve it on the chain, because no key signs for it. */
  owner: Address
}

/** Makes a transaction known that nobody has signed yet: those who shall approve its hash must be able to read it. */
export function publishTransaction(
  service: Client,
  { owner, ...parameters }: PublishTransactionParameters,
): Promise<TransactionDetails> {
  const { chainId, safe } = parameters
  return propose(service, {
    chainId,
    address: safe,
    proposal: { ...toProposal(parameters), sender: owner, signature: null },
  })
}

function toProposal({
  safeTxHash,
  transaction,
  origin = null,
}: Pick<LedgerEntry, 'safeTxHash' | 'transaction'> & { origin?: string | null | undefined }) {
  const { refundReceiver, data, ...fields } = transaction
  return {
    ...fields,
    data: data === '0x' ? null : data,
    refundReceiver: refundReceiver === zeroAddress ? null : refundReceiver,
    safeTxHash,
    origin,
  }
}
