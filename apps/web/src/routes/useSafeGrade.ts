import { allowanceModules, type SafeState } from '@countersign/protocol/chain'
import { gradeSafe, readOwnerTraits, type SafeGrade } from '@countersign/protocol/custody'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activityQuery } from '../domain/custody/activityQuery.ts'
import { useKeyChecks } from '../domain/custody/useKeyChecks.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { safeKey } from '../domain/safe/queries.ts'
import { getChainClient, type Services, useServices } from '../domain/services/Services.ts'
import type { LiveSignature } from '../features/custody/listLiveSignatures.ts'
import { useLiveSignatures } from '../features/custody/useLiveSignatures.ts'
import { guardQuery } from '../features/security/securityQueries.ts'
import { useSecurityReport } from '../features/security/useSecurityReport.ts'
import { openStatements } from '../features/security-report/statementStore.ts'
import { openRehearsals, toRehearsalKey } from '../features/setup-file/rehearsalStore.ts'
import { findLastTraining, openTrainings } from '../features/training/trainingStore.ts'
import { useStore } from '../lib/useStore.ts'

function traitsQuery(services: Services, { address, chainId }: CurrentSafe, owners: readonly Address[]) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'ownerTraits', owners.join()],
    queryFn: () => readOwnerTraits(getChainClient(services, chainId), { chainId, owners, safe: address }),
    staleTime: 5 * 60_000,
  })
}

export type UseSafeGradeParameters = {
  safe: CurrentSafe
  state: SafeState
  /** Other Safes of the team, as far as their owners are read. */
  otherSafes: readonly { safe: Address; owners: readonly Address[] }[]
}

/** The grade of a Safe, from what the security page reads and what people stated in this browser. */
export function useSafeGrade({ otherSafes, safe, state }: UseSafeGradeParameters): {
  graded: SafeGrade
  isReading: boolean
} {
  const services = useServices()
  const { guard, modules, owners, version } = state
  const about = useSecurityReport(safe, state)
  const { checks } = useKeyChecks({ ...safe, state })
  // Proofs that this browser verified, whoever stored them.
  const proofs = new Map(
    checks.flatMap(({ owner, provenAt }) => (provenAt === undefined ? [] : [[owner.toLowerCase(), provenAt] as const])),
  )
  const activity = useQuery({ ...activityQuery(services, { ...safe, owners, version }), enabled: !state.planned })
  const guardFacts = useQuery({
    ...guardQuery(services, { ...safe, guard: guard ?? safe.address }),
    enabled: guard !== undefined,
  })
  const live = useLiveSignatures(safe, state)
  const traits = useQuery(traitsQuery(services, safe, owners))
  const key = toRehearsalKey(safe)
  const rehearsal = useStore(openRehearsals(services.storage))[key]
  const trainings = useStore(openTrainings(services.storage))
  const statements = useStore(openStatements(services.storage))[key]
  const codes = new Set(about.findings.map(({ code }) => code))
  const isOfficial = codes.has('CODE_UNKNOWN') ? false : codes.has('CODE_OFFICIAL') ? true : undefined
  const graded = gradeSafe(
    {
      activity: activity.data?.seen,
      foreignModules: modules?.filter((module) => !isAllowanceModule(module)),
      guard: guard ? guardFacts.data : 'none',
      isOfficial,
      // Without any, the team does not record them: open, not failed.
      lastProofs: proofs.size > 0 ? proofs : undefined,
      lasting: live.live && {
        isComplete:
          !live.isReading &&
          !live.isPartial &&
          !live.isCut &&
          !live.approvals.isError &&
          !live.approvals.data?.isUnlogged,
        signedAt: live.live.filter(isLasting).map(({ signedAt }) => signedAt),
      },
      nodeCount: safe.chain.rpcUrls.default.http.length,
      now: Date.now(),
      otherSafes,
      owners,
      rehearsedAt: rehearsal?.isComplete ? rehearsal.at : undefined,
      threshold: state.threshold,
      trainedAt: findLastTraining(trainings, key),
      traits: traits.data,
    },
    statements,
  )
  return { graded, isReading: about.isReading || traits.isPending }
}

/** A message says nothing that anybody could execute. */
function isLasting({ expiresAt, kind }: LiveSignature): boolean {
  return expiresAt === undefined && kind !== 'message'
}

function isAllowanceModule(module: Address): boolean {
  return allowanceModules.some(({ address }) => address.toLowerCase() === module.toLowerCase())
}
