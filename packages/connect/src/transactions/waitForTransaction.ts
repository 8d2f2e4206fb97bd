import type { Client, Hash } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { TransactionStatus } from './RecentTransaction.ts'

export type TransactionOutcome = { hash: Hash; replacedBy: Hash | undefined; status: TransactionStatus }

/** The outcome of a transaction; undefined when the node failed, so that it stays pending and is polled again. */
export async function waitForTransaction(client: Client, hash: Hash): Promise<TransactionOutcome | undefined> {
  let isCancelled = false
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash,
      onReplaced: ({ reason }) => {
        isCancelled = reason === 'cancelled' || reason === 'replaced'
      },
    })
    return {
      hash,
      replacedBy: receipt.transactionHash === hash ? undefined : receipt.transactionHash,
      status: receipt.status === 'success' && !isCancelled ? 'confirmed' : 'failed',
    }
  } catch {
    return undefined
  }
}
