import type { Address } from 'viem'
import { readSafeState, type SafeState } from '../../lib/readSafeState.ts'
import { askNode } from '../chain-registry/askNode.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'

/** The Safe as the chain knows it now: what is stored is checked against the node, never against our index. */
export async function getLiveSafe({ client, config }: ServedChain, address: Address): Promise<SafeState> {
  const state = await askNode(config.id, () => readSafeState(client, address))
  if (!state) throw new SafeNotFoundError({ address, chainId: config.id })
  return state
}
