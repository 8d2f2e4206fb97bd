import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { trust } from '../../lib/messages/trust.ts'

export type ChecksSummary = { tone: 'ok' | 'caution' | 'stop' | 'plain'; text: string }

/** The strip's summary: failures first, then unchecked, then the number passed. */
export function summarizeChecks(checks: readonly Check[]): ChecksSummary {
  const count = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const [blocked, warned, unknown, passed] = [count('block'), count('warn'), count('unknown'), count('ok')]
  if (checks.length === 0) return { tone: 'plain', text: trust.none }
  const parts = [
    blocked > 0 ? trust.failed(blocked) : undefined,
    warned > 0 ? trust.warned(warned) : undefined,
    unknown > 0 ? trust.unknown(unknown) : undefined,
    passed > 0 ? trust.passed(passed) : undefined,
  ]
  const tone = blocked > 0 ? 'stop' : warned + unknown > 0 ? 'caution' : 'ok'
  return { tone, text: parts.filter(Boolean).join(' · ') }
}
