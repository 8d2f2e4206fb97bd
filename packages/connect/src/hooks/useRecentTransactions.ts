import { useCallback, useSyncExternalStore } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { addTransaction, type NewTransaction } from '../transactions/changeTransactions.ts'
import { type RecentTransaction, toTransactionsKey } from '../transactions/RecentTransaction.ts'

export type UseRecentTransactionsReturnType = {
  transactions: readonly RecentTransaction[]
  add(transaction: NewTransaction): void
  clear(): void
}

const NONE: readonly RecentTransaction[] = []

/** The transactions of the connected account on its chain, newest first. */
export function useRecentTransactions(): UseRecentTransactionsReturnType {
  const { connection, store } = useConnectContext()
  const data = useSyncExternalStore(store.subscribe, store.read, store.read)
  const key =
    connection.status === 'connected' ? toTransactionsKey(connection.account.address, connection.chain.id) : undefined

  const change = useCallback(
    (next: (list: readonly RecentTransaction[]) => readonly RecentTransaction[]) => {
      if (!key) return
      store.update((old) => ({
        ...old,
        transactions: { ...old.transactions, [key]: next(old.transactions[key] ?? NONE) },
      }))
    },
    [key, store],
  )
  return {
    add: useCallback((transaction) => change((list) => addTransaction(list, transaction)), [change]),
    clear: useCallback(() => change(() => NONE), [change]),
    transactions: key ? (data.transactions[key] ?? NONE) : NONE,
  }
}
