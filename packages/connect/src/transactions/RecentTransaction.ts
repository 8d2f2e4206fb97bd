import { type Address, getAddress, type Hash, isHash } from 'viem'

export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

export type RecentTransaction = {
  hash: Hash
  description: string
  status: TransactionStatus
  /** A Safe returns a safeTxHash, which has no receipt to wait for. */
  kind: 'transaction' | 'proposal'
}

/** Newest first, by `account:chain`. */
export type TransactionsByAccount = Readonly<Record<string, readonly RecentTransaction[]>>

export const toTransactionsKey = (address: Address, chainId: number) => `${getAddress(address)}:${chainId}`

/** Storage is untrusted: invalid entries are dropped. */
export function parseTransactions(value: unknown): TransactionsByAccount {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).map(([key, list]) => [key, Array.isArray(list) ? list.flatMap(parseTransaction) : []]),
  )
}

function parseTransaction(value: unknown): RecentTransaction[] {
  if (typeof value !== 'object' || value === null) return []
  const [description, hash, kind, status] = ['description', 'hash', 'kind', 'status'].map((key): unknown =>
    Reflect.get(value, key),
  )
  if (typeof hash !== 'string' || !isHash(hash) || typeof description !== 'string') return []
  if (status !== 'pending' && status !== 'confirmed' && status !== 'failed') return []
  return [{ description, hash, kind: kind === 'proposal' ? 'proposal' : 'transaction', status }]
}
