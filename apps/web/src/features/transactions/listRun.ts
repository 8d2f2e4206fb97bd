import type { Report } from '../../domain/transactions/Report.ts'
import type { QueueGroup } from './groupQueue.ts'

/**
 * What can be executed one after the other now: fully signed, verified, with the Safe's own nonce and those that follow
 * without a gap. Where several want a nonce somebody has to choose, so the row ends before it.
 */
export function listRun(groups: readonly QueueGroup[], safeNonce: bigint | undefined): Report[] {
  const run: Report[] = []
  if (safeNonce === undefined) return run
  for (const { nonce, entries } of groups) {
    const [only, ...rivals] = entries
    const isNext = nonce === safeNonce + BigInt(run.length)
    if (!isNext || rivals.length > 0 || !only?.report || !isReady(only.report)) break
    run.push(only.report)
  }
  return run
}

function isReady({ checks, isStale, progress, transaction }: Report): boolean {
  return (
    progress === 'ready' && transaction !== undefined && !isStale && !checks.some(({ verdict }) => verdict === 'block')
  )
}
