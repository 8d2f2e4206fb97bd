import type { Address, Hex } from 'viem'
import { findOfSafe } from './findOfSafe.ts'
import type { SignatureStore } from './signatureStore.ts'

export type StoredTransactionEntry = { safeTxHash: Hex; nonce: bigint }

export type ListStoredParameters = {
  /** Signed here. */
  signatureStore: SignatureStore
  /** Came by file, link or code. */
  received: SignatureStore
  /** Shown by the service before; only where it does not answer now. */
  cosigned?: SignatureStore
  safe: { chainId: number; address: Address }
  /** Nonce of the Safe on the chain: what is below is over. Undefined while the chain has not said. */
  nonce: bigint | undefined
  /** Hashes that the service lists: nothing is listed twice. */
  listed: readonly string[]
}

/** So many are looked at where the service lists none of them. */
const most = 50

/** Transactions whose signatures are in this browser and that the service does not list, the lowest nonce first. */
export function listStored(parameters: ListStoredParameters): StoredTransactionEntry[] {
  const { cosigned = [], signatureStore, received, safe, nonce, listed } = parameters
  const others = new Set(listed.map((hash) => hash.toLowerCase()))
  const found = new Map<string, StoredTransactionEntry>()
  for (const { safeTxHash, transaction } of [signatureStore, received, cosigned].flatMap((all) =>
    findOfSafe(all, safe),
  )) {
    const kept = { nonce: BigInt(transaction.nonce), safeTxHash }
    const hash = safeTxHash.toLowerCase()
    if (others.has(hash) || (nonce !== undefined && kept.nonce < nonce)) continue
    found.set(hash, kept)
  }
  const all = [...found.values()].toSorted((a, b) => (a.nonce < b.nonce ? -1 : a.nonce > b.nonce ? 1 : 0))
  // Without the chain's word the newest are those that may still be open.
  return nonce === undefined ? all.slice(-most) : all.slice(0, most)
}
