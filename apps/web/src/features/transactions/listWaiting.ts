import type { Hex } from 'viem'
import type { QueueEntry } from './groupQueue.ts'

/** Verified hashes of pending transactions; undefined until all are verified. */
export function listWaiting(entries: readonly QueueEntry[], nonce: bigint | undefined): Hex[] | undefined {
  if (nonce === undefined || entries.some(({ report, error }) => report === undefined && error === null))
    return undefined
  return entries.flatMap(({ report }) => {
    const { hashes, transaction } = report ?? {}
    return hashes && transaction && transaction.value.nonce >= nonce ? [hashes.value.safeTxHash] : []
  })
}
