import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { PlanCreationParameters } from './creationVersions.ts'
import { type CreationPlan, planCreation } from './planCreation.ts'
import type { RawState } from './readRawState.ts'

/**
 * The future state of a Safe that is not deployed. Owners, threshold and salt count only if they yield the Safe's
 * address, and while it has no code.
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

/** A set-up that the Safe rejects has an address too, but can never be deployed. */
function isPossible({ owners, threshold }: PlanCreationParameters): boolean {
  const isOnce = new Set(owners.map((owner) => owner.toLowerCase())).size === owners.length
  const isReal = owners.every((owner) => BigInt(owner) > 1n)
  return isOnce && isReal && threshold >= 1 && threshold <= owners.length
}
