import { fromChain } from '../evidence/Evidence.ts'
import { toReasonWords } from '../rules/describeSafeError.ts'
import { joinWords, say, toEnglish, type Words } from '../text/Words.ts'
import { type Check, createCheck, createUnknown } from '../verify/Check.ts'
import type { SafeSetting, Simulation } from './Simulation.ts'

const words: Record<SafeSetting, Words> = {
  fallbackHandler: say`fallback handler`,
  guard: say`guard`,
  implementation: say`implementation`,
  moduleGuard: say`module guard`,
  modules: say`modules`,
  owners: say`owners`,
  threshold: say`threshold`,
}

/** Checks of a simulation. The service's simulation has no influence. */
export function checkSimulation(
  simulation: Omit<Simulation, 'checks'>,
  claimedOutcome: 'success' | 'failure' | undefined,
): Check[] {
  const { block, notSeen, otherStorage, outcome, reason, settings } = simulation
  if (outcome === 'unknown')
    return [
      createUnknown({ claimed: claimedOutcome, id: 'T80' }, [
        'SIMULATION_UNKNOWN',
        say`Nobody could try it out on your node.`,
      ]),
    ]
  const evidence = fromChain(block)
  const isGood = outcome === 'success'
  const checks: Check[] = [
    createCheck(isGood ? 'ok' : 'warn', { actual: outcome, claimed: claimedOutcome, id: 'T80' }, evidence, [
      isGood ? 'SIMULATION_SUCCEEDS' : 'SIMULATION_FAILS',
      isGood
        ? say`Tried out on your node, it succeeds.`
        : reason === undefined
          ? say`Tried out on your node, it fails.`
          : say`Tried out on your node, it fails: ${toReasonWords(reason)}.`,
    ]),
  ]
  const changes = [
    ...settings.map(({ setting }) => words[setting]),
    ...(otherStorage > 0 ? [say`other storage`] : []),
  ].toSorted((a, b) => (a.template < b.template ? -1 : 1))
  if (changes.length > 0) {
    const actual = changes.map(toEnglish).join(', ')
    const message = say`It changes the Safe itself: ${joinWords(changes)}.`
    checks.push(createCheck('warn', { actual, id: 'T80' }, evidence, ['SAFE_CHANGES', message]))
  }
  if (notSeen.includes('settings'))
    checks.push(
      createUnknown({ id: 'T80' }, ['CHANGES_UNKNOWN', say`Your node does not say what would change in the Safe.`]),
    )
  return checks
}
