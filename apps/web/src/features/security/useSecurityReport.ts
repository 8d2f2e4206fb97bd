import type { SafeState } from '@countersign/protocol/chain'
import type { OwnerTree } from '@countersign/protocol/verify'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { stringify } from 'viem'
import { activityQuery } from '../../domain/custody/activityQuery.ts'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeReportQuery } from '../../domain/safe/useSafeChecks.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { changesQuery, type LastChange, type SafeChanges } from './changesQuery.ts'
import { type Finding, listFindings } from './listFindings.ts'
import { type Creation, creationQuery, guardQuery } from './securityQueries.ts'

const t = createCatalogue('security')

type Part<value> = { value: value | undefined; hasFailed: boolean }

export type SecurityReport = {
  state: SafeState
  changes: Part<SafeChanges>
  creation: Part<Creation>
  tree: Part<OwnerTree>
  findings: readonly Finding[]
  /** Still loading data that may add findings. */
  isReading: boolean
}

/** All data of the security page, each part loaded independently. */
export function useSecurityReport(safe: CurrentSafe, state: SafeState): SecurityReport {
  const services = useServices()
  const { address: account } = useSigner()
  const { guard, owners, version } = state
  // An undeployed Safe has no creation, changes or signatures.
  const isThere = state.planned === undefined
  const checks = useQuery(safeReportQuery(services, safe, account))
  const tree = useQuery(ownerTreeQuery(services, safe))
  const changes = useQuery({ ...changesQuery(services, safe), enabled: isThere })
  const creation = useQuery({ ...creationQuery(services, safe), enabled: isThere })
  const activity = useQuery({ ...activityQuery(services, { ...safe, owners, version }), enabled: isThere })
  const guardFacts = useQuery({
    ...guardQuery(services, { ...safe, guard: guard ?? safe.address }),
    enabled: guard !== undefined,
  })
  const findings = listFindings({
    activity: toKnown(activity),
    checks: toKnown(checks),
    creation: toKnown(creation),
    guard: toKnown(guardFacts),
    recommended: safe.chain.recommendedMasterCopyVersion,
    state,
    tree: toKnown(tree),
  })
  return {
    changes: toPart(changes),
    creation: toPart(creation),
    findings,
    isReading:
      [checks, tree].some(({ isPending }) => isPending) ||
      (activity.isPending && isThere) ||
      (guardFacts.isPending && guard !== undefined),
    state,
    tree: toPart(tree),
  }
}

export function toKnown<value>({ data, isError }: UseQueryResult<value>): value | 'failed' | undefined {
  return data ?? (isError ? 'failed' : undefined)
}

function toPart<value>({ data, isError }: UseQueryResult<value>): Part<value> {
  return { hasFailed: isError && data === undefined, value: data }
}

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
          isComplete: changes.value.isComplete,
          parts: Object.fromEntries([...changes.value.last].map(([part, change]) => [part, toChange(change)])),
        }
      : null,
    ownerTree: tree.value?.nodes?.value ?? null,
    findings: findings.map((finding) => ({
      accounts: finding.accounts,
      code: finding.code,
      text: describeFinding(finding),
      tone: finding.tone,
    })),
    isComplete: !isReading,
  }
  return `${stringify(report, null, 2)}\n`
}

function describeFinding(finding: Finding): string {
  if (finding.tone === 'ok') return t(`passed.${finding.code}`)
  return t('finding', { text: t(`findings.${finding.code}.text`), title: t(`findings.${finding.code}.title`) })
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
