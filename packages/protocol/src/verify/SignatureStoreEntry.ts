import type { Address, Hex } from 'viem'
import { isSameAddress } from '../hash/parseAddress.ts'

/** Signature made in this browser, stored independently of the service. */
export type SignatureStoreEntry = {
  chainId: number
  safe: Address
  nonce: bigint
  safeTxHash: Hex
  signer: Address
  /** Highest number of valid signatures seen for it. */
  signaturesSeen?: number
}

type FindSignatureEntriesParameters = {
  chainId: number
  signatureStore: readonly SignatureStoreEntry[]
  safe: Address
}

/** Entries of this Safe on this chain. */
export function findSignatureEntries({
  chainId,
  signatureStore,
  safe,
}: FindSignatureEntriesParameters): SignatureStoreEntry[] {
  return signatureStore.filter((entry) => entry.chainId === chainId && isSameAddress(entry.safe, safe))
}
