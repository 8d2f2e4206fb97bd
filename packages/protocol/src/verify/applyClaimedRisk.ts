import { bundled } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

/** Result of an external scanner or simulation. Its absence is not a good sign. */
export type ClaimedRisk =
  | { state: 'ok' }
  | { state: 'issue'; severity: 'warn' | 'block'; text: string }
  | { state: 'unavailable' }
  | undefined

/** Adds an external result to our checks. It can only worsen the verdict: no check is dropped or softened. */
export function applyClaimedRisk(checks: readonly Check[], risk: ClaimedRisk): Check[] {
  if (risk?.state === 'issue')
    return [
      ...checks,
      createCheck(
        risk.severity,
        {
          claimed: risk.text,
          code: 'SCAN_FOUND_ISSUE',
          id: 'T81',
          message: say`A scan outside of this browser found an issue.`,
        },
        bundled,
      ),
    ]
  if (risk?.state === 'ok') return [...checks]
  return [
    ...checks,
    createUnknown({
      code: 'SCAN_UNAVAILABLE',
      id: 'T82',
      message: say`No scan is available; that says nothing about the risk.`,
    }),
  ]
}
