import type { Address } from 'viem'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import type { Decision } from './decide.ts'

/** A signature after which the same user executes: who pressed the button, and what was not in order then. */
export type Started = { account: Address; cautions: ReadonlySet<string> }

export type DecideNextStepParameters = {
  started: Started
  account: Address | undefined
  checks: readonly Check[]
  /** What a user must confirm before executing is not confirmed. */
  isHeld: boolean
  kind: Decision['kind']
  signing: { isBusy: boolean; isSigned: boolean; signError: unknown }
  /** By our own node, with the new signature. */
  simulation: 'failed' | 'pending' | 'succeeded'
}

/**
 * Executing is a second decision: it goes on to the wallet only if the checks of the signed transaction found nothing
 * that was not shown when the button was pressed, and its simulation succeeds. Otherwise the button waits for a press.
 */
export function decideNextStep(parameters: DecideNextStepParameters): 'execute' | 'stop' | 'wait' {
  const { account, checks, isHeld, kind, signing, simulation, started } = parameters
  if (signing.signError || account !== started.account) return 'stop'
  if (kind === 'sign') return signing.isSigned && !signing.isBusy ? 'stop' : 'wait'
  if (kind !== 'execute' || isHeld) return 'stop'
  // The service first: an execution must not look as if the signature was delivered.
  if (signing.isBusy) return 'wait'
  if ([...listCautions(checks)].some((caution) => !started.cautions.has(caution))) return 'stop'
  if (simulation === 'pending') return 'wait'
  return simulation === 'succeeded' ? 'execute' : 'stop'
}

export function listCautions(checks: readonly Check[]): ReadonlySet<string> {
  const cautions = checks.filter(({ verdict }) => verdict !== 'ok' && verdict !== 'unverified')
  return new Set(cautions.map(({ code, id, title }) => `${id} ${code ?? title}`))
}
