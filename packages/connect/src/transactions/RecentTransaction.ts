import { type Address, getAddress, type Hash, isHash } from 'viem'
import { MAX_FINISHED_TRANSACTIONS } from '../constants.ts'

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

export class InvalidRecentTransactionError extends Error {
  override readonly name = 'InvalidRecentTransactionError'
  readonly code = 'INVALID_RECENT_TRANSACTION'
}

export type NewTransaction = { hash: Hash; description: string; kind?: RecentTransaction['kind'] }

/** Adds a transaction at the top; the same hash replaces its entry. Pending ones are never evicted. */
export function addTransaction(
  list: readonly RecentTransaction[],
  { description, hash, kind = 'transaction' }: NewTransaction,
) {
  if (!isHash(hash)) throw new InvalidRecentTransactionError(`"${hash}" is not a transaction hash.`)
  if (!description.trim()) throw new InvalidRecentTransactionError('A transaction needs a description.')
  const entry: RecentTransaction = { description, hash, kind, status: 'pending' }
  return prune([entry, ...list.filter((other) => other.hash !== hash)])
}

export function setTransactionStatus(
  list: readonly RecentTransaction[],
  { hash, replacedBy, status }: { hash: Hash; replacedBy?: Hash | undefined; status: TransactionStatus },
) {
  return prune(list.map((entry) => (entry.hash === hash ? { ...entry, hash: replacedBy ?? hash, status } : entry)))
}

function prune(list: readonly RecentTransaction[]): readonly RecentTransaction[] {
  let finished = 0
  return list.filter(({ status }) => status === 'pending' || ++finished <= MAX_FINISHED_TRANSACTIONS)
}

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
