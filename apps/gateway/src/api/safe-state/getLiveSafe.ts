import { NotASafeError, readSafeState, type SafeState } from '@countersign/protocol'
import type { Address } from 'viem'
import { findSingleton } from '../../lib/safeSingletons.ts'
import { askNode } from '../chain-registry/askNode.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'

/** The Safe as the chain knows it now: what is stored is checked against the node, never against our index. */
export async function getLiveSafe({ client, config }: ServedChain, address: Address): Promise<SafeState> {
  try {
    const state = await askNode(config.id, () => readSafeState(client, { address, chainId: config.id }))
    // With `+L2` for a singleton that emits every transaction.
    return { ...state, version: findSingleton(state.implementation)?.version ?? state.version }
  } catch (error) {
    if (error instanceof NotASafeError) throw new SafeNotFoundError({ address, chainId: config.id })
    throw error
  }
}
