import { type Address, BaseError } from 'viem'
import { readSafeState, type SafeState } from '../../lib/readSafeState.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { NodeUnavailableError } from '../errors/NodeUnavailableError.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'

/** The Safe as the chain knows it now: what is stored is checked against the node, never against our index. */
export async function getLiveSafe({ client, config }: ServedChain, address: Address): Promise<SafeState> {
  const state = await askNode(config.id, () => readSafeState(client, address))
  if (!state) throw new SafeNotFoundError({ address, chainId: config.id })
  return state
}

/** Runs what needs a node; its failure is the node's and not the caller's. */
export async function askNode<result>(chainId: number, ask: () => Promise<result>): Promise<result> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof BaseError) throw new NodeUnavailableError({ cause, chainId })
    throw cause
  }
}
