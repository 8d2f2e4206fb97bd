import type { Hex } from 'viem'
import type { QueueEntry } from './groupQueue.ts'

/** Hashes of what waits, each verified to be that of its own body; undefined while something is not looked at yet. */
export function listWaiting(entries: readonly QueueEntry[], nonce: bigint | undefined): Hex[] | undefined {
  if (nonce === undefined || entries.some(({ report, error }) => report === undefined && error === null))
    return undefined
  return entries.flatMap(({ report }) => {
    const { hashes, transaction } = report ?? {}
    return hashes && transaction && transaction.value.nonce >= nonce ? [hashes.value.safeTxHash] : []
  })
}
