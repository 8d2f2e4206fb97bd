import { useEffect, useSyncExternalStore } from 'react'
import { isHash } from 'viem'
import { useConfig } from 'wagmi'
import type { ConnectionResult } from '../connection/ConnectionResult.ts'
import type { DialogStore } from '../storage/createDialogStore.ts'
import { setTransactionStatus, toTransactionsKey } from '../transactions/RecentTransaction.ts'
import { loadAfterClick } from './useDialogParts.ts'

/** Waits for the receipts of the connected account's pending transactions. */
export function usePendingTransactions(store: DialogStore, connection: ConnectionResult): void {
  const config = useConfig()
  const { transactions } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const key =
    connection.status === 'connected' ? toTransactionsKey(connection.account.address, connection.chain.id) : undefined
  const chainId = connection.status === 'connected' ? connection.chain.id : undefined
  const pending = (key ? (transactions[key] ?? []) : [])
    .filter(({ kind, status }) => status === 'pending' && kind === 'transaction')
    .map(({ hash }) => hash)
    .join()

  useEffect(() => {
    if (!key || !pending || !config.chains.some(({ id }) => id === chainId)) return
    let isCurrent = true
    void loadAfterClick().then(async ({ waitForTransaction }) => {
      for (const hash of pending.split(',')) {
        if (!isHash(hash)) continue
        const outcome = await waitForTransaction(config.getClient({ chainId }), hash)
        if (!isCurrent) return
        if (outcome)
          store.update((data) => ({
            ...data,
            transactions: { ...data.transactions, [key]: setTransactionStatus(data.transactions[key] ?? [], outcome) },
          }))
      }
    })
    return () => {
      isCurrent = false
    }
  }, [chainId, config, key, pending, store])
}
