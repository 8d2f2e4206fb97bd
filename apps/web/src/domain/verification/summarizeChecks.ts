import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Tone } from '../../ui/Badge.tsx'
import type { Check } from './createCheckRegistry.ts'

const t = createCatalogue('checks')

/** How many failed, need a review, were not made and passed; the worst sets the tone. */
export function summarizeChecks(checks: readonly Pick<Check, 'verdict'>[]): { tone: Tone; text: string } {
  const count = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const [blocked, warned, unknown, passed] = [count('block'), count('warn'), count('unknown'), count('ok')]
  if (checks.length === 0) return { tone: 'plain', text: t('none') }
  const parts = [
    blocked > 0 ? t('failed', { count: blocked }) : undefined,
    warned > 0 ? t('warned', { count: warned }) : undefined,
    unknown > 0 ? t('unknown', { count: unknown }) : undefined,
    passed > 0 ? t('passed', { count: passed }) : undefined,
  ]
  const tone = blocked > 0 ? 'stop' : warned + unknown > 0 ? 'caution' : 'ok'
  return { tone, text: parts.filter(Boolean).join(' · ') }
}
