import type { ChainClient } from '../chain/ChainClient.ts'
import { type ChainFacts, evidenceOf, type PlanCreationParameters, type SafeFacts } from '../chain/SafeFacts.ts'
import { type Claimed, createVerified, type Verified } from '../evidence/Evidence.ts'
import type { SafeInfo } from '../wire/SafeInfoSchema.ts'
import { type Check, getWorstVerdict, type Verdict } from './Check.ts'
import { type CheckSafeParameters, checkSafe } from './checkSafe.ts'
import { tryReadFacts } from './tryReadFacts.ts'

export type SafeReport = {
  verdict: Verdict
  checks: Check[]
  /** State of the Safe on the chain; undefined while it is unreachable. */
  facts: Verified<SafeFacts> | undefined
}

export type VerifySafeParameters = Omit<CheckSafeParameters, 'claimed' | 'facts'> & {
  claimed?: Claimed<SafeInfo>
  /** The creation parameters, for a Safe that may not be deployed. Used only if they yield its address. */
  planned?: PlanCreationParameters
}

/**
 * Reads a Safe from the chain and compares it with the service's claim.
 *
 * @example
 * const report = await verifySafe(client, { chainId: 1, safe, claimed: claim(answer) })
 */
export async function verifySafe(
  client: ChainClient | undefined,
  { claimed, ...parameters }: VerifySafeParameters,
): Promise<SafeReport> {
  const { facts, problem } = await tryReadFacts(client, parameters)
  return createSafeReport({ ...parameters, facts, ...(claimed ? { claimed: claimed.claimed } : {}) }, problem)
}

/** The report on a Safe from facts that are already read. */
export function createSafeReport(parameters: CheckSafeParameters, problem?: Check): SafeReport {
  const checks = [...(problem ? [problem] : []), ...checkSafe(parameters)]
  return { checks, facts: parameters.facts && toVerified(parameters.facts), verdict: getWorstVerdict(checks) }
}

function toVerified({ safe }: ChainFacts): Verified<SafeFacts> {
  return createVerified(safe, evidenceOf(safe))
}
