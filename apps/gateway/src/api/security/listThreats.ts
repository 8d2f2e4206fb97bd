import {
  type Action,
  listActions,
  type Risk,
  type RiskSeverity,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { Address } from 'viem'
import type { Threat } from './AnalysisSchema.ts'

const severities = { danger: 'CRITICAL', notice: 'INFO', warning: 'WARN' } as const satisfies Record<
  RiskSeverity,
  string
>
const order = ['CRITICAL', 'WARN', 'INFO', 'OK']
const ownershipChanges = new Set<string>(['ADD_OWNER', 'CHANGE_THRESHOLD', 'REMOVE_OWNER', 'SWAP_OWNER'])
const moduleChanges = new Set<string>(['DISABLE_MODULE', 'ENABLE_MODULE'])
/** Reported as separate findings. */
const separateFindings = new Set<string>([
  'MODULE_DISABLED',
  'MODULE_ENABLED',
  'OWNERS_CHANGED',
  'THRESHOLD_CHANGED',
  'THRESHOLD_LOWERED',
])

/**
 * The kernel's findings, most severe first. Nothing is reported as malicious, which rules cannot establish; "no
 * findings" refers to these rules only.
 */
export function listThreats(
  description: TransactionDescription,
  { hasFailed, safe, singleton }: { hasFailed: boolean; safe: Address; singleton: Address | undefined },
): Threat[] {
  const threats: Threat[] = []
  const reported = new Set(separateFindings)
  const own = listActions(description).filter(({ executor }) => executor === safe)
  const changes = own.flatMap((action) => (action.class.kind === 'SettingsChange' ? [action.class.change] : []))
  for (const change of changes)
    if (change.type === 'CHANGE_IMPLEMENTATION' && singleton) {
      reported.add('IMPLEMENTATION_CHANGED')
      threats.push({
        after: change.implementation,
        before: singleton,
        description: 'The Safe gets a new implementation, whose author can control the Safe.',
        severity: 'CRITICAL',
        title: 'Implementation change',
        type: 'MASTERCOPY_CHANGE',
      })
    }
  const owners = describeChanges(own, ownershipChanges)
  if (owners)
    threats.push({ description: owners, severity: 'WARN', title: 'Ownership change', type: 'OWNERSHIP_CHANGE' })
  const modules = describeChanges(own, moduleChanges)
  if (modules) threats.push({ description: modules, severity: 'WARN', title: 'Module change', type: 'MODULE_CHANGE' })
  const others = description.allRisks.filter(({ code, severity }) => !reported.has(code) && severity !== 'notice')
  if (others.length > 0) threats.push(toModerate(others))
  if (hasFailed)
    threats.push({
      description: 'The simulation on the node of this service failed at the latest block.',
      issues: {},
      severity: 'WARN',
      title: 'Transaction would fail',
      type: 'MODERATE',
    })
  if (threats.length === 0)
    threats.push({
      description: 'Rule-based check only. It does not use a list of malicious contracts.',
      severity: 'OK',
      title: 'No rule matched',
      type: 'NO_THREAT',
    })
  return threats.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

/** Undefined if there are no such changes. */
function describeChanges(actions: readonly Action[], types: ReadonlySet<string>): string {
  return actions
    .filter(({ class: kind }) => kind.kind === 'SettingsChange' && types.has(kind.change.type))
    .map(({ sentence }) => sentence.text)
    .join('. ')
    .slice(0, 1000)
}

function toModerate(risks: readonly Risk[]): Threat {
  const issues: Extract<Threat, { type: 'MODERATE' }>['issues'] = {}
  // Bounds the repetitive risks of a long batch.
  for (const { address, severity, text } of risks.slice(0, 50)) {
    const issue = { ...(address ? { address } : {}), description: text }
    issues[severities[severity]] = [...(issues[severities[severity]] ?? []), issue]
  }
  return {
    description: 'Review each risk before you sign.',
    issues,
    severity: issues.CRITICAL ? 'CRITICAL' : 'WARN',
    title: 'Risks found',
    type: 'MODERATE',
  }
}
