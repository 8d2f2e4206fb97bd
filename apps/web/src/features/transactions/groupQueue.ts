import type { QueueEntry as Entry } from '../../domain/transactions/useQueue.ts'

/** By any name: of what is not verified yet a hash is only a text. */
export type QueueEntry = Omit<Entry, 'safeTxHash'> & { safeTxHash: string }

export type QueueGroup = {
  nonce: bigint | undefined
  /** `next`: can be executed now; `later`: waits for others; `unknown`: not verified. */
  place: 'next' | 'later' | 'unknown'
  entries: QueueEntry[]
  /** First nonce before this group that nothing known uses: what follows cannot be executed until it is. */
  missingBefore: bigint | undefined
}

/** DeliveryQueues by nonce, from verified bodies and the chain's own nonce; the service's order and labels play no part. */
export function groupQueue(entries: readonly QueueEntry[], safeNonce: bigint | undefined): QueueGroup[] {
  const lanes = new Map<string, QueueEntry[]>()
  for (const entry of entries) {
    const nonce = nonceOf(entry)
    if (safeNonce !== undefined && nonce !== undefined && nonce < safeNonce) continue
    const key = nonce === undefined ? '' : nonce.toString()
    lanes.set(key, [...(lanes.get(key) ?? []), entry])
  }
  const groups = [...lanes].map(([key, lane]) => ({ nonce: key === '' ? undefined : BigInt(key), entries: lane }))
  groups.sort((a, b) => (a.nonce === undefined ? 1 : b.nonce === undefined ? -1 : a.nonce < b.nonce ? -1 : 1))
  let expected = safeNonce
  return groups.map(({ nonce, entries: lane }) => {
    const missingBefore = expected !== undefined && nonce !== undefined && nonce > expected ? expected : undefined
    if (nonce !== undefined) expected = nonce + 1n
    const place = nonce === undefined || safeNonce === undefined ? 'unknown' : nonce === safeNonce ? 'next' : 'later'
    return { nonce, place, entries: lane, missingBefore }
  })
}

function nonceOf({ keptNonce, report, summary }: QueueEntry): bigint | undefined {
  if (report?.transaction) return report.transaction.value.nonce
  const info = summary?.executionInfo
  return info?.type === 'MULTISIG' ? BigInt(info.nonce) : keptNonce
}
