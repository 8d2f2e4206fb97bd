import { fromChain } from '../evidence/Evidence.ts'
import { toReasonMessage } from '../rules/describeSafeError.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { type Check, createCheck, createUnknown } from '../verify/Check.ts'
import { toOutcomeMessage } from '../verify/compareFact.ts'
import type { SafeSetting, Simulation } from './Simulation.ts'

const names: Record<SafeSetting, TranslatableMessage> = {
  fallbackHandler: msg('setting.fallbackHandler', 'fallback handler'),
  guard: msg('setting.guard', 'guard'),
  implementation: msg('setting.implementation', 'implementation'),
  moduleGuard: msg('setting.moduleGuard', 'module guard'),
  modules: msg('setting.modules', 'modules'),
  owners: msg('setting.owners', 'owners'),
  threshold: msg('setting.threshold', 'threshold'),
}

/** Checks of a simulation. The service's simulation has no influence. */
export function checkSimulation(
  simulation: Omit<Simulation, 'checks'>,
  claimedOutcome: 'success' | 'failure' | undefined,
): Check[] {
  const { block, notSeen, otherStorage, outcome, reason, settings } = simulation
  const claimed = claimedOutcome && toOutcomeMessage(claimedOutcome === 'success')
  if (outcome === 'unknown')
    return [
      createUnknown({ claimed, id: 'T80' }, [
        'SIMULATION_UNKNOWN',
        msg('simulation.unknown', 'The simulation could not run on your node.'),
      ]),
    ]
  const evidence = fromChain(block)
  const isGood = outcome === 'success'
  const checks: Check[] = [
    createCheck(isGood ? 'ok' : 'warn', { actual: toOutcomeMessage(isGood), claimed, id: 'T80' }, evidence, [
      isGood ? 'SIMULATION_SUCCEEDS' : 'SIMULATION_FAILS',
      isGood
        ? msg('simulation.succeeds', 'Simulation on your node succeeded.')
        : reason === undefined
          ? msg('simulation.fails', 'Simulation on your node failed.')
          : msg('simulation.failsBecause', 'Simulation on your node failed: {reason}.', {
              reason: toReasonMessage(reason),
            }),
    ]),
  ]
  const changes = [
    ...settings.map(({ setting }) => names[setting]),
    ...(otherStorage > 0 ? [msg('setting.otherStorage', 'other storage')] : []),
  ].toSorted((a, b) => (a.text < b.text ? -1 : 1))
  if (changes.length > 0) {
    const actual = changes.map(({ text }) => text).join(', ')
    const message = msg('simulation.safeChanges', 'It changes the Safe itself: {settings}.', { settings: changes })
    checks.push(createCheck('warn', { actual, id: 'T80' }, evidence, ['SAFE_CHANGES', message]))
  }
  if (notSeen.includes('settings'))
    checks.push(
      createUnknown({ id: 'T80' }, [
        'CHANGES_UNKNOWN',
        msg('simulation.changesUnknown', 'Your node does not show which settings of the Safe change.'),
      ]),
    )
  return checks
}
