import { type ChainClient, ChainUnreachableError, WrongChainError } from '../chain/ChainClient.ts'
import { type ReadFactsParameters, readFacts } from '../chain/readFacts.ts'
import { type ChainFacts, evidenceOf, type PlanCreationParameters, type SafeFacts } from '../chain/SafeFacts.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { createVerified, fromChain, type Verified, yours } from '../evidence/Evidence.ts'
import { toAddressList } from '../hash/isSameAddress.ts'
import { msg } from '../text/msg.ts'
import type { SafeInfo } from '../wire/SafeInfoSchema.ts'
import { type Check, checkThat, createCheck, createUnknown, getWorstVerdict, type Verdict } from './Check.ts'
import { type CheckSafeParameters, checkSafe } from './checkSafe.ts'

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

/** Whether the Safe at the same address on another chain has the same owners and threshold. */
export function compareSafes(here: Verified<SafeFacts>, there: Verified<SafeFacts>): Check {
  const outcome = { id: 'T79' } as const
  const [left, right] = [here.value, there.value]
  if (!left.owners || !right.owners || left.threshold === undefined || right.threshold === undefined)
    return createUnknown(outcome, [
      'OTHER_CHAIN_UNKNOWN',
      msg('chains.unknown', 'Owners or threshold on one of the networks are unknown.'),
    ])
  const actual = `${right.threshold} of ${toAddressList(right.owners)}`
  const claimed = `${left.threshold} of ${toAddressList(left.owners)}`
  const isSame = actual === claimed
  return checkThat(isSame, { ...outcome, actual, claimed }, fromChain(right.block), {
    ok: [
      'SAME_OWNERS',
      msg('chains.same', 'On chain {chainId} it has the same owners and threshold.', { chainId: right.block.chainId }),
    ],
    warn: [
      'OTHER_OWNERS',
      msg('chains.different', 'On chain {chainId} it has other owners or another threshold.', {
        chainId: right.block.chainId,
      }),
    ],
  })
}

export type FactsOrProblem = { facts: ChainFacts; problem?: undefined } | { facts?: undefined; problem: Check }

/** Chain facts, or the check that explains their absence. Without them signing is disabled. */
export async function tryReadFacts(
  client: ChainClient | undefined,
  parameters: ReadFactsParameters,
): Promise<FactsOrProblem> {
  if (!client)
    return {
      problem: createUnknown({ id: 'T01' }, [
        'NO_NODE',
        msg('chains.noNode', 'No node is configured for this network: nothing could be verified.'),
      ]),
    }
  try {
    return { facts: await readFacts(client, parameters) }
  } catch (error) {
    if (error instanceof WrongChainError)
      return {
        problem: createCheck('block', { actual: `${error.actual}`, claimed: `${error.expected}`, id: 'T01' }, yours, [
          error.code,
          error.translatable,
        ]),
      }
    if (error instanceof ChainUnreachableError)
      return { problem: createUnknown({ id: 'T01' }, [error.code, error.translatable]) }
    throw error
  }
}
