import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { activityQuery } from './activityQuery.ts'
import { decideKeyCheck, getCheckMonths, type KeyCheck, openKeyChecks, setCheckMonths } from './keyChecks.ts'
import { serviceProofsQuery } from './serviceProofsQuery.ts'
import { type OwnerProofState, useOwnerProofs } from './useOwnerProofs.ts'

export type OwnerKeyCheck = KeyCheck & { owner: Address; state: OwnerProofState | undefined }

type Parameters = SafeId & { state: Pick<SafeState, 'owners' | 'planned' | 'version'>; owners?: readonly Address[] }

/** When each owner last showed the key: by a proof that this browser verified, or by a signature that was executed. */
export function useKeyChecks({ address, chainId, owners, state }: Parameters) {
  const services = useServices()
  const all = useStore(openKeyChecks(services.storage))
  const isThere = !state.planned
  const { data: further } = useQuery({ ...serviceProofsQuery(services, { address, chainId }), enabled: isThere })
  const shown = owners ?? state.owners
  const { version } = state
  const proofs = useOwnerProofs({ address, chainId, owners: shown, version, ...(further ? { further } : {}) })
  const activity = useQuery({
    ...activityQuery(services, { address, chainId, owners: state.owners, version }),
    enabled: isThere,
  })
  const months = getCheckMonths(all, { address, chainId })
  const now = Date.now()
  const checks = shown.map((owner): OwnerKeyCheck => {
    const found = proofs.find(owner)
    const isProven = found?.report?.status === 'proven'
    const provenAt = isProven ? found.report?.issuedAt : undefined
    return {
      ...decideKeyCheck({
        months,
        now,
        provenAt: provenAt === undefined ? undefined : provenAt * 1_000,
        usedAt: activity.data?.seen.get(owner.toLowerCase()),
      }),
      owner,
      state: found,
    }
  })
  return {
    checks,
    /** Uses on the chain are unknown, so that nobody can be called overdue. */
    hasFailed: isThere && activity.isError,
    isReading: proofs.isReading || (isThere && activity.isPending),
    months,
    setMonths: (value: number) =>
      openKeyChecks(services.storage).update((before) => setCheckMonths(before, { address, chainId }, value)),
  }
}
