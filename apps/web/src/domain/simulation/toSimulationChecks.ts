import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import type { SimulationOutcome } from './simulationCache.ts'

const t = createCatalogue('simulation')
const tChecks = createCatalogue('checks')

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
  const settings = simulation.settings.map(({ setting }) => t(`settings.${setting}`))
  if (settings.length > 0 && !changesSettings)
    checks.push({
      ...warning,
      code: 'SETTINGS_UNEXPECTED',
      title: t('settingsUnexpected', { settings: formatList(settings) }),
    })
  if (changed && changed.kind !== 'amounts')
    checks.push({ ...warning, code: 'OUTCOME_CHANGED', title: describeChange(changed, simulation) })
  return checks
}

/** Invisible effects are unverified; the simulation states why. */
function toUnverified(code: string): Check | undefined {
  if (code === 'SIMULATION_UNKNOWN') return createUncheckedSimulation()
  if (code !== 'CHANGES_UNKNOWN') return undefined
  return { id: 'T80', code, verdict: 'unverified', title: tChecks('changesUnchecked') }
}

export function createUncheckedSimulation(): Check {
  return { id: 'T80', code: 'SIMULATION_UNKNOWN', verdict: 'unverified', title: tChecks('simulationUnchecked') }
}

export function describeChange(
  { kind, earlier }: NonNullable<SimulationOutcome['changed']>,
  { outcome }: Pick<SimulationOutcome['simulation'], 'outcome'>,
): string {
  switch (kind) {
    case 'outcome':
      return t('changedOutcome', { before: earlier.outcome, block: earlier.block, now: outcome })
    case 'effects':
      return t('changedEffects', { block: earlier.block })
    case 'amounts':
      return t('changedAmounts', { block: earlier.block })
  }
}
