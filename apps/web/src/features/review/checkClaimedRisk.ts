import type { Risk, TransactionDescription } from '@countersign/protocol/decode'
import { applyClaimedRisk, type ClaimedRisk } from '@countersign/protocol/verify'
import type { ThreatFindings } from '@countersign/protocol/wire'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { checkText } from '../../lib/messages/checks.ts'
import { quoteText } from '../../lib/quoteText.ts'

const maxLength = 300

/** Findings that the kernel reports itself. */
const ownCodes: Readonly<Record<string, readonly Risk['code'][]>> = {
  MASTERCOPY_CHANGE: ['IMPLEMENTATION_CHANGED', 'SAFE_UPDATED'],
  MODULE_CHANGE: ['LIMIT_MODULE_ENABLED', 'MODULE_DISABLED', 'MODULE_ENABLED'],
  OWNERSHIP_CHANGE: ['OWNERS_CHANGED', 'THRESHOLD_CHANGED', 'THRESHOLD_LOWERED'],
}

export type CheckClaimedRiskParameters = {
  description: TransactionDescription
  /** Undefined: the service returned none. */
  findings: ThreatFindings | undefined
  /** Whether a failure is already known here. */
  isKnownToFail: boolean
}

/** Warns of the service's findings that are not reported here already; never an all-clear. */
export function checkClaimedRisk(parameters: CheckClaimedRiskParameters): Check[] {
  return applyClaimedRisk([], toClaimedRisk(parameters)).map((check) => {
    // Quoted as the service's claim; addresses in it are not linked.
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
  const codes = ownCodes[type]
  if (codes && risks.some(({ code }) => codes.includes(code))) return []
  const named = [...(issues?.CRITICAL ?? []), ...(issues?.WARN ?? [])].map((issue) => issue.description)
  const own = risks.filter(({ severity }) => severity !== 'notice')
  // The same findings with other names in them.
  if (named.length > 0 && named.length <= own.length) return []
  if (named.length > 0) return named.filter((text) => !own.some((risk) => risk.text === text))
  return isKnownToFail && type === 'MODERATE' ? [] : [`${title}: ${description}`]
}
