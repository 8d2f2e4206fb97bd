import type { Risk, TransactionDescription } from '@countersign/protocol/decode'
import { applyClaimedRisk, type ClaimedRisk } from '@countersign/protocol/verify'
import type { ThreatFindings, TransactionListItem } from '@countersign/protocol/wire'
import { listQueued } from '../../domain/transactions/queueQuery.ts'
import type { Report, ReportId } from '../../domain/transactions/Report.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { quoteText } from '../../lib/quoteText.ts'

const t = createCatalogue('checks')

/** Nonces of the Safe's other pending transactions: the service's claim. */
export function listNonces(results: readonly TransactionListItem[], { address, safeTxHash }: ReportId): bigint[] {
  return listQueued(results, address).flatMap(({ safeTxHash: hash, summary: { executionInfo } }) =>
    hash !== safeTxHash && executionInfo?.type === 'MULTISIG' ? [BigInt(executionInfo.nonce)] : [],
  )
}

/** The absence of conflicts is the service's claim, so it is never a passed check. */
export function createUnverifiedConflicts({ isListed }: { isListed: boolean }): Check {
  const title = isListed ? t('conflictsClaimed') : t('conflictsUnchecked')
  return { code: 'CONFLICTS_UNVERIFIED', id: 'T53', title, verdict: 'unverified' }
}

/** Conflicting transactions, and nonce gaps before this one, which block its execution. */
export function checkQueuePosition(
  { state, transaction }: Pick<Report, 'state' | 'transaction'>,
  others: readonly bigint[],
): Check[] {
  if (!transaction) return []
  const { nonce } = transaction.value
  const checks: Check[] = []
  if (others.includes(nonce))
    checks.push({
      evidence: { kind: 'recomputed' },
      id: 'T53',
      title: t('conflicts', { nonce: String(nonce) }),
      verdict: 'warn',
    })
  if (!state || nonce <= state.nonce) return checks
  const filled = new Set(others.filter((other) => other >= state.nonce && other < nonce)).size
  const missing = nonce - state.nonce - BigInt(filled)
  if (missing > 0n)
    checks.push({
      evidence: { block: state.block, kind: 'chain' },
      id: 'T55',
      title: t('gap', { count: Number(missing), next: String(state.nonce) }),
      verdict: 'warn',
    })
  return checks
}

const maxLength = 300

/** Findings that the kernel reports itself. */
const ownCodes: Readonly<Record<string, readonly Risk['code'][]>> = {
  MASTERCOPY_CHANGE: ['IMPLEMENTATION_CHANGED', 'SAFE_UPDATED'],
  MODULE_CHANGE: ['LIMIT_MODULE_ENABLED', 'MODULE_DISABLED', 'MODULE_ENABLED'],
  OWNERSHIP_CHANGE: ['OWNERS_CHANGED', 'THRESHOLD_CHANGED', 'THRESHOLD_LOWERED'],
}

type CheckClaimedRiskParameters = {
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
    const detail =
      check.claimed === undefined ? undefined : t('scanReported', { words: quoteText(check.claimed, { maxLength }) })
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
