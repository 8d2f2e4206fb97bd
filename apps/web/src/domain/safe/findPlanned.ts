import type { PlanCreationParameters } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { openCreations } from './openCreations.ts'
import type { SafePlan } from './SafePlan.ts'

/** Plans under verification: in memory only, so that a wrong one leaves nothing behind. */
const provisional = new WeakMap<PageStorage, Set<SafePlan>>()

/** The stored plan of a Safe. The kernel verifies that the address derives from it. */
export function findPlanned(storage: PageStorage, safe: Address): PlanCreationParameters | undefined {
  const plans = [...openCreations(storage).get().plans, ...(provisional.get(storage) ?? [])]
  const found = plans.find(({ address }) => address.toLowerCase() === safe.toLowerCase())
  if (!found) return undefined
  const { owners, saltNonce, threshold, version } = found
  return { owners, saltNonce: BigInt(saltNonce), threshold, version }
}

/** Makes a plan available to the kernel while `run` is pending. */
export async function withProvisionalPlan<result>(
  storage: PageStorage,
  plan: SafePlan,
  act: () => Promise<result>,
): Promise<result> {
  const plans = provisional.get(storage) ?? new Set()
  provisional.set(storage, plans)
  plans.add(plan)
  try {
    return await act()
  } finally {
    plans.delete(plan)
  }
}
