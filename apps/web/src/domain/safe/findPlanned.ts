import type { PlanCreationParameters } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { openCreations } from './openCreations.ts'
import type { SafePlan } from './SafePlan.ts'

/** Plans that are being verified: in memory only, so that nothing has to be taken back where they turn out to be wrong. */
const provisional = new WeakMap<PageStorage, Set<SafePlan>>()

/** What is kept here of a Safe that was planned. The kernel believes it only if the address is made of it. */
export function findPlanned(storage: PageStorage, safe: Address): PlanCreationParameters | undefined {
  const plans = [...openCreations(storage).get().plans, ...(provisional.get(storage) ?? [])]
  const found = plans.find(({ address }) => address.toLowerCase() === safe.toLowerCase())
  if (!found) return undefined
  const { owners, saltNonce, threshold, version } = found
  return { owners, saltNonce: BigInt(saltNonce), threshold, version }
}

/** Lets the kernel use a plan for as long as something is done with it. */
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
