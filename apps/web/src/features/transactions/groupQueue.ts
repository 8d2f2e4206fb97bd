import type { QueueEntry as Entry } from '../../domain/transactions/useQueue.ts'

/** Any string: unverified hashes may be malformed. */
export type QueueEntry = Omit<Entry, 'safeTxHash'> & { safeTxHash: string }

export type QueueGroup = {
  nonce: bigint | undefined
  /** `next`: executable now; `later`: after others; `unknown`: unverified. */
  place: 'next' | 'later' | 'unknown'
  entries: QueueEntry[]
  /** First unused nonce before this group, which blocks its execution. */
  missingBefore: bigint | undefined
}

/** Groups the queue by nonce, from verified bodies and the on-chain nonce; ignores the service's order and labels. */
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
