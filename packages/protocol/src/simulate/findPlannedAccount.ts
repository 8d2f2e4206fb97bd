import type { PlannedAccount } from './createPlannedAccount.ts'
import type { SimulatedSafe } from './Simulation.ts'

/** What a trial puts at the address of a Safe that is not there yet. Rare, and not small: loaded by itself. */
export async function findPlannedAccount({ planned }: SimulatedSafe): Promise<PlannedAccount | undefined> {
  if (!planned) return undefined
  const { createPlannedAccount } = await import('./createPlannedAccount.ts')
  return createPlannedAccount(planned)
}
