import type { Risk, TransactionDescription } from '@countersign/protocol/decode'
import { applyClaimedRisk, type ClaimedRisk } from '@countersign/protocol/verify'
import type { ThreatFindings } from '@countersign/protocol/wire'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { checkText } from '../../lib/messages/checks.ts'
import { quoteText } from '../../lib/quoteText.ts'

const maxLength = 300

/** What the kernel tells in its own words wherever it is so. */
const told: Readonly<Record<string, readonly Risk['code'][]>> = {
  MASTERCOPY_CHANGE: ['IMPLEMENTATION_CHANGED', 'SAFE_UPDATED'],
  MODULE_CHANGE: ['LIMIT_MODULE_ENABLED', 'MODULE_DISABLED', 'MODULE_ENABLED'],
  OWNERSHIP_CHANGE: ['OWNERS_CHANGED', 'THRESHOLD_CHANGED', 'THRESHOLD_LOWERED'],
}

export type CheckClaimedRiskParameters = {
  description: TransactionDescription
  /** Undefined: the service did not say. */
  findings: ThreatFindings | undefined
  /** That it would fail is known here. */
  isKnownToFail: boolean
}

/** What the service's scan adds: a caution where it names something that is not told here already, and never an all-clear. */
export function checkClaimedRisk(parameters: CheckClaimedRiskParameters): Check[] {
  return applyClaimedRisk([], toClaimedRisk(parameters)).map((check) => {
    // Its words are quoted as its own: nothing here confirms them, and no address in them leads anywhere.
    const detail = check.claimed === undefined ? undefined : checkText.scanSays(quoteText(check.claimed, { maxLength }))
    return { ...toCheck(check), detail, evidence: undefined }
  })
}

function toClaimedRisk({ description, findings, isKnownToFail }: CheckClaimedRiskParameters): ClaimedRisk {
  if (!findings) return { state: 'unavailable' }
  const news = findings.THREAT.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARN').flatMap(
    (threat) => listNews(threat, description.allRisks, isKnownToFail),
  )
  if (news.length === 0) return { state: 'ok' }
  return { severity: 'warn', state: 'issue', text: news.join('; ') }
}

function listNews(
  { description, issues, title, type }: ThreatFindings['THREAT'][number],
  risks: readonly Risk[],
  isKnownToFail: boolean,
): string[] {
  const codes = told[type]
  if (codes && risks.some(({ code }) => codes.includes(code))) return []
  const named = [...(issues?.CRITICAL ?? []), ...(issues?.WARN ?? [])].map((issue) => issue.description)
  const own = risks.filter(({ severity }) => severity !== 'notice')
  // The same rules, in words with other names in them.
  if (named.length > 0 && named.length <= own.length) return []
  if (named.length > 0) return named.filter((text) => !own.some((risk) => risk.text === text))
  return isKnownToFail && type === 'MODERATE' ? [] : [`${title}: ${description}`]
}
