import { AddressSchema, HashSchema, HexSchema } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { StoredTransactionSchema } from './StoredTransaction.ts'

const LedgerEntrySchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  version: z.string(),
  safeTxHash: HashSchema,
  transaction: StoredTransactionSchema,
  signer: AddressSchema,
  signature: HexSchema,
  signedAt: z.number(),
  /** Whether the service has shown this signature back to us. */
  isDelivered: z.boolean(),
  /** What a proposal says besides its transaction: a note, signed by the same account. */
  origin: z.string().optional(),
})

export type SignatureStoreEntry = z.infer<typeof LedgerEntrySchema>

/** Everything signed in this browser. Entries are never dropped: a signature stays valid for as long as its nonce. */
export const SignatureStoreSchema = z.array(LedgerEntrySchema)

export type SignatureStore = z.infer<typeof SignatureStoreSchema>

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export function recordSignature(signatureStore: SignatureStore, entry: SignatureStoreEntry): SignatureStore {
  const others = signatureStore.filter(
    ({ safeTxHash, signer }) => !(same(safeTxHash, entry.safeTxHash) && same(signer, entry.signer)),
  )
  return [...others, entry]
}

export function markDelivered(signatureStore: SignatureStore, safeTxHash: Hex, signer: Address): SignatureStore {
  return signatureStore.map((entry) =>
    same(entry.safeTxHash, safeTxHash) && same(entry.signer, signer) ? { ...entry, isDelivered: true } : entry,
  )
}

export function findEntries(signatureStore: SignatureStore, safeTxHash: Hex): SignatureStoreEntry[] {
  return signatureStore.filter((entry) => same(entry.safeTxHash, safeTxHash))
}

/** Safes in which this account signed something here, each once. */
export function listSignedSafes(
  signatureStore: SignatureStore,
  { chainId, signer }: { chainId: number; signer: Address },
): Address[] {
  const entries = signatureStore.filter((entry) => entry.chainId === chainId && same(entry.signer, signer))
  return [...new Set(entries.map(({ safe }) => safe))]
}

export type ListMissingParameters = {
  signatureStore: SignatureStore
  chainId: number
  safe: Address
  /** Nonce of the Safe on the chain: what is below can no longer be executed. */
  nonce: bigint
  /** Hashes that the service shows in its queue. */
  shown: readonly string[]
}

/** What was signed here, is still executable, and is not among what the service shows. */
export function listMissing({
  signatureStore,
  chainId,
  safe,
  nonce,
  shown,
}: ListMissingParameters): SignatureStoreEntry[] {
  const known = new Set(shown.map((hash) => hash.toLowerCase()))
  const missing = signatureStore.filter(
    (entry) =>
      entry.chainId === chainId &&
      same(entry.safe, safe) &&
      BigInt(entry.transaction.nonce) >= nonce &&
      !known.has(entry.safeTxHash.toLowerCase()),
  )
  return missing.filter(
    (entry, index) => missing.findIndex((other) => same(other.safeTxHash, entry.safeTxHash)) === index,
  )
}
