import type { Address, Hex } from 'viem'
import type { Cosignatures, CosignedMessage, CosignedTransaction } from './CosignaturesSchema.ts'
import type { SignatureStoreEntry } from './signatureStore.ts'

/** Of both kinds; and so many letters of JSON, of the five million that a browser stores for a page. */
const mostItems = { transactions: 200, messages: 100 }
const mostLetters = { transactions: 1_000_000, messages: 250_000 }

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** What is stored of a transaction, as entries like those that were signed here. */
export function findCosigned({ transactions }: Cosignatures, safeTxHash: Hex): SignatureStoreEntry[] {
  return transactions.filter((item) => isSame(item.safeTxHash, safeTxHash)).flatMap(toEntries)
}

export function listCosigned(
  { transactions }: Cosignatures,
  { chainId, address }: { chainId: number; address: Address },
): SignatureStoreEntry[] {
  return transactions.filter((item) => item.chainId === chainId && isSame(item.safe, address)).flatMap(toEntries)
}

export function findCosignedMessage({ messages }: Cosignatures, messageHash: Hex): CosignedMessage | undefined {
  return messages.find((item) => isSame(item.messageHash, messageHash))
}

function toEntries({ signatures, ...item }: CosignedTransaction): SignatureStoreEntry[] {
  // The service had it.
  return signatures.map((signature) => ({ ...item, ...signature, signedAt: 0, isDelivered: true }))
}

export type RecordTransactionsParameters = {
  found: readonly CosignedTransaction[]
  /** Of the Safes on the chain: what is below is over and makes room. */
  nonces: readonly { chainId: number; safe: Address; nonce: bigint }[]
  /** Hashes of what was signed in this browser: these make room last. */
  own: ReadonlySet<string>
}

/** Adds verified signatures; the same value where nothing is new. */
export function recordCosignedTransactions(
  all: Cosignatures,
  { found, nonces, own }: RecordTransactionsParameters,
): Cosignatures {
  const isOver = ({ chainId, safe, transaction }: CosignedTransaction) =>
    nonces.some(
      (state) => state.chainId === chainId && isSame(state.safe, safe) && BigInt(transaction.nonce) < state.nonce,
    )
  const open = all.transactions.filter((item) => !isOver(item))
  const { items, isChanged } = addAll(open, found, ({ safeTxHash }) => safeTxHash)
  if (!isChanged && open.length === all.transactions.length) return all
  const transactions = evict(items, {
    most: mostItems.transactions,
    letters: mostLetters.transactions,
    // Those of one owner alone first: anybody who is one can make any number of them.
    rank: ({ safeTxHash, signatures }) => (own.has(safeTxHash.toLowerCase()) ? 1_000 : 0) + signatures.length,
  })
  return { ...all, transactions }
}

export function recordCosignedMessages(all: Cosignatures, found: readonly CosignedMessage[]): Cosignatures {
  const { items, isChanged } = addAll(all.messages, found, ({ messageHash }) => messageHash)
  if (!isChanged) return all
  const rank = ({ signatures }: CosignedMessage) => signatures.length
  return { ...all, messages: evict(items, { most: mostItems.messages, letters: mostLetters.messages, rank }) }
}

type Item = { chainId: number; safe: Address; signatures: CosignedTransaction['signatures'] }

/** One signature of each owner: the one that was verified last. */
function addAll<item extends Item>(
  before: readonly item[],
  found: readonly item[],
  identify: (item: item) => string,
): { items: item[]; isChanged: boolean } {
  const items = new Map(before.map((item) => [identify(item).toLowerCase(), item]))
  let isChanged = false
  for (const item of found) {
    const key = identify(item).toLowerCase()
    const known = items.get(key)?.signatures ?? []
    const fresh = item.signatures.filter(
      ({ signer, signature }) =>
        !known.some((other) => isSame(other.signer, signer) && isSame(other.signature, signature)),
    )
    if (fresh.length === 0) continue
    isChanged = true
    const others = known.filter(({ signer }) => !fresh.some((one) => isSame(one.signer, signer)))
    items.delete(key)
    items.set(key, { ...item, signatures: [...others, ...fresh] })
  }
  return { items: [...items.values()], isChanged }
}

type EvictParameters<item> = { most: number; letters: number; rank: (item: item) => number }

/** Takes from the Safe that has the most, the lowest rank first, then the oldest: one Safe cannot push out another's. */
function evict<item extends Item>(items: readonly item[], { most, letters, rank }: EvictParameters<item>): item[] {
  const sized = items.map((item, age) => ({
    item,
    age,
    size: JSON.stringify(item).length,
    group: `${item.chainId}:${item.safe.toLowerCase()}`,
  }))
  const isTooMuch = () => sized.length > most || sized.reduce((sum, { size }) => sum + size, 0) > letters
  while (isTooMuch()) {
    const groups = new Map<string, number>()
    for (const { group, size } of sized) groups.set(group, (groups.get(group) ?? 0) + size)
    const [largest] = [...groups].toSorted(([, a], [, b]) => b - a)
    const [victim] = sized
      .filter(({ group }) => group === largest?.[0])
      .toSorted((a, b) => rank(a.item) - rank(b.item) || a.age - b.age)
    if (!victim) break
    sized.splice(sized.indexOf(victim), 1)
  }
  return sized.map(({ item }) => item)
}
