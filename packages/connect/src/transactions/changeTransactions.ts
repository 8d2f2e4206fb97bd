import { type Hash, isHash } from 'viem'
import { MAX_FINISHED_TRANSACTIONS } from '../constants.ts'
import type { RecentTransaction, TransactionStatus } from './RecentTransaction.ts'

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
