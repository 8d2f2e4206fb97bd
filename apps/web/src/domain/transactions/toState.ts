import type { SafeReport } from '@countersign/protocol/verify'
import type { ReportState } from './Report.ts'

/** The Safe's state on the chain; undefined if incomplete. */
export function toState({ facts }: SafeReport): ReportState | undefined {
  if (!facts) return undefined
  const { owners, threshold, nonce, version, block, planned, ...others } = facts.value
  if (!owners || threshold === undefined || nonce === undefined || version === undefined) return undefined
  const { fallbackHandler, guard, implementation, moduleGuard, modules } = others
  const parts = { fallbackHandler, guard, implementation, moduleGuard, modules }
  const state = { block: block.number, owners, threshold: Number(threshold), nonce, version, parts }
  return planned ? { ...state, planned } : state
}
