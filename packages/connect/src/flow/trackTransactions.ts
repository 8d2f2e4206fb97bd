import { isHash } from 'viem'
import type { Config } from 'wagmi'
import type { DialogStore } from '../storage/createDialogStore.ts'
import { setTransactionStatus } from '../transactions/changeTransactions.ts'
import { waitForTransaction } from '../transactions/waitForTransaction.ts'

export type TrackTransactionsParameters = {
  chainId: number | undefined
  config: Config
  hashes: readonly string[]
  /** Of the account and its chain. */
  key: string
  signal: AbortSignal
  store: DialogStore
}

/** Stores the outcome of each transaction, one after the other. */
export async function trackTransactions(parameters: TrackTransactionsParameters): Promise<void> {
  const { chainId, config, hashes, key, signal, store } = parameters
  for (const hash of hashes) {
    if (!isHash(hash)) continue
    const outcome = await waitForTransaction(config.getClient({ chainId }), hash)
    if (signal.aborted) return
    if (outcome)
      store.update((data) => ({
        ...data,
        transactions: { ...data.transactions, [key]: setTransactionStatus(data.transactions[key] ?? [], outcome) },
      }))
  }
}
