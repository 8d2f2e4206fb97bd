import { fromChain } from '../evidence/Evidence.ts'
import { type Check, createCheck, createUnknown } from '../verify/Check.ts'
import type { SafeSetting, Simulation } from './Simulation.ts'

const words: Record<SafeSetting, string> = {
  fallbackHandler: 'fallback handler',
  guard: 'guard',
  implementation: 'implementation',
  moduleGuard: 'module guard',
  modules: 'modules',
  owners: 'owners',
  threshold: 'threshold',
}

/** What a simulation found, as checks. What a service says of one changes nothing here. */
export function checkSimulation(
  simulation: Omit<Simulation, 'checks'>,
  claimedOutcome: 'success' | 'failure' | undefined,
): Check[] {
  const { block, notSeen, otherStorage, outcome, reason, settings } = simulation
  if (outcome === 'unknown')
    return [
      createUnknown({
        claimed: claimedOutcome,
        code: 'SIMULATION_UNKNOWN',
        id: 'T80',
        message: 'Nobody could try it out on your node.',
      }),
    ]
  const evidence = fromChain(block)
  const isGood = outcome === 'success'
  const why = reason === undefined ? '' : `: ${reason}`
  const checks: Check[] = [
    createCheck(
      isGood ? 'ok' : 'warn',
      {
        actual: outcome,
        claimed: claimedOutcome,
        code: isGood ? 'SIMULATION_SUCCEEDS' : 'SIMULATION_FAILS',
        id: 'T80',
        message: isGood ? 'Tried out on your node, it succeeds.' : `Tried out on your node, it fails${why}.`,
      },
      evidence,
    ),
  ]
  const changes = [
    ...settings.map(({ setting }) => words[setting]),
    ...(otherStorage > 0 ? ['other storage'] : []),
  ].toSorted()
  if (changes.length > 0) {
    const actual = changes.join(', ')
    const message = `It changes the Safe itself: ${actual}.`
    checks.push(createCheck('warn', { actual, code: 'SAFE_CHANGES', id: 'T80', message }, evidence))
  }
  if (notSeen.includes('settings'))
    checks.push(
      createUnknown({
        code: 'CHANGES_UNKNOWN',
        id: 'T80',
        message: 'Your node does not say what would change in the Safe.',
      }),
    )
  return checks
}
