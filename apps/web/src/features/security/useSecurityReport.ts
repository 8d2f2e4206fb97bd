import type { SafeState } from '@countersign/protocol/chain'
import type { OwnerTree } from '@countersign/protocol/verify'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeReportQuery } from '../../domain/safe/useSafeChecks.ts'
import { changesQuery, type SafeChanges } from '../../domain/security/changesQuery.ts'
import { type Finding, listFindings } from '../../domain/security/listFindings.ts'
import { activityQuery, type Creation, creationQuery, guardQuery } from '../../domain/security/securityQueries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'

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

function toKnown<value>({ data, isError }: UseQueryResult<value>): value | 'failed' | undefined {
  return data ?? (isError ? 'failed' : undefined)
}

function toPart<value>({ data, isError }: UseQueryResult<value>): Part<value> {
  return { hasFailed: isError && data === undefined, value: data }
}
