import type { Evidence } from '../evidence/Evidence.ts'
import { type TranslatableMessage, toEnglish } from '../text/msg.ts'

/** A case of the threat table in this package's README. */
export type ThreatId = `T${number}`

/**
 * - `ok`: checked, and true.
 * - `warn`: checked; a person must decide.
 * - `unknown`: could not be checked. Never as good as `ok`, and closed for signing.
 * - `block`: checked, and false.
 */
export type Verdict = 'ok' | 'warn' | 'unknown' | 'block'

/** The outcome of one check: stable `code` and facts for machines, one sentence for people and logs. */
export type Check = {
  id: ThreatId
  code: string
  verdict: Verdict
  /** In English. */
  message: string
  /** The same for other languages. */
  translatable?: TranslatableMessage
  /** Source of the evidence; undefined exactly when the verdict is `unknown`. */
  evidence: Evidence | undefined
  claimed?: string
  actual?: string
  /** Where `claimed` or `actual` is a word, such as "nobody", for other languages. */
  translatableClaimed?: TranslatableMessage
  translatableActual?: TranslatableMessage
}

const severity: Record<Verdict, number> = { ok: 0, warn: 1, unknown: 2, block: 3 }

/** The worst verdict of a list; an empty list proves nothing and is `unknown`. */
export function getWorstVerdict(checks: readonly { verdict: Verdict }[]): Verdict {
  let worst: Verdict | undefined
  for (const { verdict } of checks) if (worst === undefined || severity[verdict] > severity[worst]) worst = verdict
  return worst ?? 'unknown'
}

/** In English, or with a translation. */
export type Fact = string | TranslatableMessage
type Facts = { id: ThreatId; claimed?: Fact | undefined; actual?: Fact | undefined }
type Result = readonly [code: string, message: string | TranslatableMessage]

export function createCheck(verdict: 'ok' | 'warn' | 'block', facts: Facts, evidence: Evidence, result: Result): Check {
  return toCheck(verdict, facts, evidence, result)
}

/** A check with two results: `ok`, or the other one that is given. */
export function checkThat(
  isTrue: boolean,
  facts: Facts,
  evidence: Evidence,
  results: { ok: Result; warn: Result } | { ok: Result; block: Result },
): Check {
  if (isTrue) return toCheck('ok', facts, evidence, results.ok)
  return 'warn' in results
    ? toCheck('warn', facts, evidence, results.warn)
    : toCheck('block', facts, evidence, results.block)
}

/** A check that could not run. */
export function createUnknown(facts: Facts, result: Result): Check {
  return toCheck('unknown', facts, undefined, result)
}

function toCheck(
  verdict: Verdict,
  { actual, claimed, id }: Facts,
  evidence: Evidence | undefined,
  [code, message]: Result,
): Check {
  const check: Check = { code, evidence, id, message: toEnglish(message), verdict }
  if (typeof message === 'object') check.translatable = message
  if (typeof claimed === 'string') check.claimed = claimed
  else if (claimed) Object.assign(check, { claimed: claimed.text, translatableClaimed: claimed })
  if (typeof actual === 'string') check.actual = actual
  else if (actual) Object.assign(check, { actual: actual.text, translatableActual: actual })
  return check
}
