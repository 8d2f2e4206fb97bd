import { bundled } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
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
      createCheck(risk.severity, { claimed: risk.text, id: 'T81' }, bundled, [
        'SCAN_FOUND_ISSUE',
        msg('check.scanIssue', 'A scan outside this browser found an issue.'),
      ]),
    ]
  if (risk?.state === 'ok') return [...checks]
  return [
    ...checks,
    createUnknown({ id: 'T82' }, [
      'SCAN_UNAVAILABLE',
      msg('check.scanUnavailable', 'No scan is available. The risk is unknown.'),
    ]),
  ]
}
