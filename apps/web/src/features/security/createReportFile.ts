import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { LastChange } from '../../domain/security/changesQuery.ts'
import { securityText as words } from '../../lib/messages/security.ts'
import type { SecurityReport } from './useSecurityReport.ts'

/** The report as JSON: amounts and blocks as decimal strings, times as ISO 8601, unknown values as null. */
export function createReportFile(safe: CurrentSafe, about: SecurityReport): string {
  const { changes, creation, findings, isReading, state, tree } = about
  const { block, ...facts } = state
  const report = {
    format: 'countersign-safe-report',
    version: 1,
    chainId: safe.chainId,
    safe: safe.address,
    isCreated: state.planned === undefined,
    readAt: { block: block.number, hash: block.hash, time: toTime(Number(block.timestamp) * 1000) },
    facts: {
      owners: facts.owners,
      threshold: facts.threshold,
      nonce: facts.nonce,
      version: facts.version,
      implementation: facts.implementation,
      modules: facts.modules ?? null,
      guard: facts.guard ?? null,
      moduleGuard: facts.moduleGuard ?? null,
      fallbackHandler: facts.fallbackHandler ?? null,
    },
    creation: creation.value ? { ...creation.value.claimed, isAddressRecomputed: creation.value.isProven } : null,
    lastChanges: changes.value
      ? {
          readFromBlock: changes.value.from,
          isWhole: changes.value.isWhole,
          parts: Object.fromEntries([...changes.value.last].map(([part, change]) => [part, toChange(change)])),
        }
      : null,
    ownerTree: tree.value?.nodes?.value ?? null,
    findings: findings.map(({ accounts, code, tone }) => ({
      accounts,
      code,
      text: words.findings[code].filter(Boolean).join('. '),
      tone,
    })),
    isComplete: !isReading,
  }
  return `${JSON.stringify(report, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)}\n`
}

function toChange({ at, block, kind, module, safeTxHash, sender, subject, transactionHash }: LastChange) {
  return {
    block,
    kind,
    module: module ?? null,
    safeTxHash: safeTxHash ?? null,
    sender: sender ?? null,
    subject: subject ?? null,
    time: at === undefined ? null : toTime(at),
    transactionHash,
  }
}

/** Not every header timestamp is a valid Date. */
function toTime(at: number): string | null {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
