import type { Address } from 'viem'
import type { SignatureStore, SignatureStoreEntry } from './signatureStore.ts'

/** What was signed in one Safe. */
export function findOfSafe(
  signatureStore: SignatureStore,
  { chainId, address }: { chainId: number; address: Address },
): SignatureStoreEntry[] {
  return signatureStore.filter(
    ({ chainId: id, safe }) => id === chainId && safe.toLowerCase() === address.toLowerCase(),
  )
}
