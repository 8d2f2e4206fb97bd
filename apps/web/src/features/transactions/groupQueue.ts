import type { Hex } from 'viem'
import type { Report } from '../../domain/transactions/Report.ts'
import type { QueueEntry as Entry } from '../../domain/transactions/useQueue.ts'

/** Any string: unverified hashes may be malformed. */
export type QueueListEntry = Omit<Entry, 'safeTxHash'> & { safeTxHash: string }

export type QueueGroup = {
  nonce: bigint | undefined
  /** `next`: executable now; `later`: after others; `unknown`: unverified. */
  position: 'next' | 'later' | 'unknown'
  entries: QueueListEntry[]
  /** First unused nonce before this group, which blocks its execution. */
  missingBefore: bigint | undefined
}

/** Groups the queue by nonce, from verified bodies and the on-chain nonce; ignores the service's order and labels. */
export function groupQueue(entries: readonly QueueListEntry[], safeNonce: bigint | undefined): QueueGroup[] {
  const byNonce = new Map<string, QueueListEntry[]>()
  for (const entry of entries) {
    const nonce = nonceOf(entry)
    if (safeNonce !== undefined && nonce !== undefined && nonce < safeNonce) continue
    const key = nonce === undefined ? '' : nonce.toString()
    byNonce.set(key, [...(byNonce.get(key) ?? []), entry])
  }
  const groups = [...byNonce].map(([key, group]) => ({ nonce: key === '' ? undefined : BigInt(key), entries: group }))
  groups.sort((a, b) => (a.nonce === undefined ? 1 : b.nonce === undefined ? -1 : a.nonce < b.nonce ? -1 : 1))
  let expected = safeNonce
  return groups.map(({ nonce, entries: group }) => {
    const missingBefore = expected !== undefined && nonce !== undefined && nonce > expected ? expected : undefined
    if (nonce !== undefined) expected = nonce + 1n
    const position = nonce === undefined || safeNonce === undefined ? 'unknown' : nonce === safeNonce ? 'next' : 'later'
    return { nonce, position, entries: group, missingBefore }
  })
}

function nonceOf({ storedNonce, report, summary }: QueueListEntry): bigint | undefined {
  if (report?.transaction) return report.transaction.value.nonce
  const info = summary?.executionInfo
  return info?.type === 'MULTISIG' ? BigInt(info.nonce) : storedNonce
}

export type NonceGroupRow = {
  entry: QueueListEntry
  isFirst: boolean
  isLast: boolean
  conflict: bigint | undefined
  missingBefore: bigint | undefined
}

/** Flattens groups to rows, so that a long list can be virtualized. */
export function listNonceGroupRows(groups: readonly QueueGroup[]): NonceGroupRow[] {
  return groups.flatMap(({ entries, missingBefore, nonce }) =>
    entries.map((entry, index) => ({
      entry,
      isFirst: index === 0,
      isLast: index === entries.length - 1,
      conflict: entries.length > 1 ? nonce : undefined,
      missingBefore: index === 0 ? missingBefore : undefined,
    })),
  )
}

/** Executable in sequence now; ends before a contested nonce, which needs a choice. */
export function listRun(groups: readonly QueueGroup[], safeNonce: bigint | undefined): Report[] {
  const run: Report[] = []
  if (safeNonce === undefined) return run
  for (const { nonce, entries } of groups) {
    const [only, ...conflicts] = entries
    const isNext = nonce === safeNonce + BigInt(run.length)
    if (!isNext || conflicts.length > 0 || !only?.report || !isReady(only.report)) break
    run.push(only.report)
  }
  return run
}

function isReady({ checks, isStale, progress, transaction }: Report): boolean {
  return (
    progress === 'ready' && transaction !== undefined && !isStale && !checks.some(({ verdict }) => verdict === 'block')
  )
}

export function listWaiting(entries: readonly QueueListEntry[], nonce: bigint | undefined): Hex[] | undefined {
  if (nonce === undefined || entries.some(({ report, error }) => report === undefined && error === null))
    return undefined
  return entries.flatMap(({ report }) => {
    const { hashes, transaction } = report ?? {}
    return hashes && transaction && transaction.value.nonce >= nonce ? [hashes.value.safeTxHash] : []
  })
}
