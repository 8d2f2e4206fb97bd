import { type Client, propose } from '@countersign/client'
import type { TransactionDetails } from '@countersign/protocol/wire'
import { type Address, zeroAddress } from 'viem'
import type { SignatureStoreEntry } from '../signature-store/signatureStore.ts'

export type PublishTransactionParameters = Pick<
  SignatureStoreEntry,
  'chainId' | 'safe' | 'safeTxHash' | 'transaction'
> & {
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

/** The body by which a service is told of a transaction; who tells it, and by which signature, is added. */
export function toProposal({
  safeTxHash,
  transaction,
  origin = null,
}: Pick<SignatureStoreEntry, 'safeTxHash' | 'transaction'> & { origin?: string | null | undefined }) {
  const { refundReceiver, data, ...fields } = transaction
  return {
    ...fields,
    data: data === '0x' ? null : data,
    refundReceiver: refundReceiver === zeroAddress ? null : refundReceiver,
    safeTxHash,
    origin,
  }
}
