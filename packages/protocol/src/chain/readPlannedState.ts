import type { Address } from 'viem'
import type { ChainClient } from './ChainClient.ts'
import type { PlanCreationParameters } from './creationVersions.ts'
import { readFacts } from './readFacts.ts'
import type { SafeState } from './readSafeState.ts'

export type ReadPlannedStateParameters = { address: Address; chainId: number; planned: PlanCreationParameters }

/**
 * What a Safe will be that the chain does not have yet. Undefined where it is there after all, or where its address is not
 * made of what is said.
 *
 * @throws ChainUnreachableError, WrongChainError
 */
export async function readPlannedState(
  client: ChainClient,
  { address, chainId, planned }: ReadPlannedStateParameters,
): Promise<SafeState | undefined> {
  const { safe: facts } = await readFacts(client, { chainId, planned, safe: address })
  if (!facts.planned) return undefined
  const { block, fallbackHandler, implementation } = facts
  return {
    address,
    block,
    chainId,
    fallbackHandler,
    guard: undefined,
    implementation,
    moduleGuard: undefined,
    modules: [],
    nonce: 0n,
    owners: planned.owners,
    planned,
    threshold: planned.threshold,
    version: planned.version,
  }
}
