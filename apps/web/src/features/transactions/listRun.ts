import type { Report } from '../../domain/transactions/Report.ts'
import type { QueueGroup } from './groupQueue.ts'

/**
 * Transactions executable in sequence now: verified, fully signed, with consecutive nonces from the Safe's. Ends before
 * a contested nonce, which needs a choice.
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
