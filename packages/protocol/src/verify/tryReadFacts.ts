import { type ChainClient, ChainUnreachableError, WrongChainError } from '../chain/ChainClient.ts'
import { type ReadFactsParameters, readFacts } from '../chain/readFacts.ts'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import { yours } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

export type FactsOrProblem = { facts: ChainFacts; problem?: undefined } | { facts?: undefined; problem: Check }

/** Chain facts, or the check that explains their absence. Without them signing is disabled. */
export async function tryReadFacts(
  client: ChainClient | undefined,
  parameters: ReadFactsParameters,
): Promise<FactsOrProblem> {
  if (!client)
    return {
      problem: createUnknown({
        code: 'NO_NODE',
        id: 'T01',
        message: say`No node is set for this chain: nothing could be verified.`,
      }),
    }
  try {
    return { facts: await readFacts(client, parameters) }
  } catch (error) {
    if (error instanceof WrongChainError)
      return {
        problem: createCheck(
          'block',
          {
            actual: `${error.actual}`,
            claimed: `${error.expected}`,
            code: error.code,
            id: 'T01',
            message: error.words,
          },
          yours,
        ),
      }
    if (error instanceof ChainUnreachableError)
      return { problem: createUnknown({ code: error.code, id: 'T01', message: error.words }) }
    throw error
  }
}
