import { isAddressEqual, zeroAddress } from 'viem'
import type { PlanCreationParameters } from './creationVersions.ts'
import { type CreationPlan, planCreation } from './planCreation.ts'
import type { RawState } from './readRawState.ts'

/**
 * What a Safe will be that is not on the chain yet. Nobody is believed: owners, threshold and salt count only where the
 * Safe's own address is made of them, and only as long as the chain has nothing there.
 */
export function toPlannedState(state: RawState, planned: PlanCreationParameters | undefined): RawState {
  if (!planned || state.proxyCodeHash !== null || !isPossible(planned)) return state
  const plan = planCreation(planned)
  if (!isAddressEqual(plan.safe, state.safe)) return state
  const { contracts, setup, version } = plan
  return {
    ...state,
    fallbackHandler: setup.fallbackHandler,
    guard: zeroAddress,
    implementation: contracts.singleton.address,
    moduleGuard: zeroAddress,
    modules: [],
    nonce: 0n,
    owners: setup.owners,
    planned,
    threshold: setup.threshold,
    version,
  }
}

/** The plan of a Safe whose facts say that it is planned. */
export function getPlan({ planned, safe }: Pick<RawState, 'planned' | 'safe'>): CreationPlan | undefined {
  const plan = planned && planCreation(planned)
  return plan && isAddressEqual(plan.safe, safe) ? plan : undefined
}

/** A set-up that the Safe's own code refuses has an address too, at which nothing can ever be. */
function isPossible({ owners, threshold }: PlanCreationParameters): boolean {
  const isOnce = new Set(owners.map((owner) => owner.toLowerCase())).size === owners.length
  const isReal = owners.every((owner) => BigInt(owner) > 1n)
  return isOnce && isReal && threshold >= 1 && threshold <= owners.length
}
