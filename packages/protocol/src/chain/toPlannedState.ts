import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { PlanCreationParameters } from './creationVersions.ts'
import { type CreationPlan, planCreation } from './planCreation.ts'
import type { RawState } from './readRawState.ts'

/**
 * What a Safe will be that is not on the chain yet. Nobody is believed: owners, threshold and salt count only where the
 * Safe's own address is made of them, and only as long as the chain has nothing there.
 */
export function toPlannedState(state: RawState, planned: PlanCreationParameters | undefined): RawState {
  const plan = state.proxyCodeHash === null ? getPlan({ planned, safe: state.safe }) : undefined
  if (!planned || !plan) return state
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

/** The creation plan from claimed parameters; undefined if the address does not derive from them. */
export function getPlan({
  planned,
  safe,
}: {
  planned?: PlanCreationParameters | undefined
  safe: Address
}): CreationPlan | undefined {
  const plan = planned && isPossible(planned) ? planCreation(planned) : undefined
  return plan && isAddressEqual(plan.safe, safe) ? plan : undefined
}

/** A set-up that the Safe's own code refuses has an address too, at which nothing can ever be. */
function isPossible({ owners, threshold }: PlanCreationParameters): boolean {
  const isOnce = new Set(owners.map((owner) => owner.toLowerCase())).size === owners.length
  const isReal = owners.every((owner) => BigInt(owner) > 1n)
  return isOnce && isReal && threshold >= 1 && threshold <= owners.length
}
