import { checkText } from '../../lib/messages/checks.ts'
import { simulationText as words } from '../../lib/messages/simulation.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import type { SimulationOutcome } from './simulationCache.ts'

export type ToSimulationChecksOptions = {
  /** Whether its nonce is next: later ones may depend on those before. */
  isNext: boolean
  changesSettings: boolean
}

/** The checks that a simulation adds. They never remove a warning. */
export function toSimulationChecks(
  { changed, simulation, targets }: SimulationOutcome,
  { changesSettings, isNext }: ToSimulationChecksOptions,
): Check[] {
  const warning = { id: 'T80', verdict: 'warn', evidence: { kind: 'chain', block: simulation.block.number } } as const
  const checks: Check[] = [...simulation.checks, ...targets]
    .filter(({ code }) => {
      if (code === 'SIMULATION_FAILS') return isNext
      // Added below where the calls do not explain them.
      return code !== 'SAFE_CHANGES'
    })
    .map((check) => toUnverified(check.code) ?? toCheck(check))
  const settings = simulation.settings.map(({ setting }) => words.settings[setting].toLowerCase())
  if (settings.length > 0 && !changesSettings)
    checks.push({ ...warning, code: 'SETTINGS_UNEXPECTED', title: words.settingsUnexpected(settings) })
  if (changed && changed.kind !== 'amounts')
    checks.push({ ...warning, code: 'OUTCOME_CHANGED', title: describeChange(changed, simulation) })
  return checks
}

/** Invisible effects are unverified; the simulation states why. */
function toUnverified(code: string): Check | undefined {
  if (code === 'SIMULATION_UNKNOWN') return createUncheckedSimulation()
  if (code !== 'CHANGES_UNKNOWN') return undefined
  return { id: 'T80', code, verdict: 'unverified', title: checkText.changesUnchecked }
}

export function createUncheckedSimulation(): Check {
  return { id: 'T80', code: 'SIMULATION_UNKNOWN', verdict: 'unverified', title: checkText.simulationUnchecked }
}

export function describeChange(
  { kind, look }: NonNullable<SimulationOutcome['changed']>,
  { outcome }: Pick<SimulationOutcome['simulation'], 'outcome'>,
): string {
  switch (kind) {
    case 'outcome':
      return words.changedOutcome(look.block, words.outcomes[look.outcome], words.outcomesNow[outcome])
    case 'effects':
      return words.changedEffects(look.block)
    case 'amounts':
      return words.changedAmounts(look.block)
  }
}
