import { NotASafeError, readSafeState, type SafeState } from '@countersign/protocol'
import type { Address } from 'viem'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import { askNode } from '../chain-registry/askNode.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'

type ReadState = (address: Address) => Promise<SafeState>

/** Of each chain one reading of a Safe at a time: a Safe that a hundred pages ask for costs what one page costs. */
const readers = new WeakMap<ServedChain, ReadState>()

/** The Safe as the chain knows it now: what is stored is checked against the node, never against our index. */
export function getLiveSafe(chain: ServedChain, address: Address): Promise<SafeState> {
  const read = readers.get(chain) ?? createSharedReader((asked: Address) => readLiveSafe(chain, asked))
  readers.set(chain, read)
  return read(address)
}

async function readLiveSafe({ client, config }: ServedChain, address: Address): Promise<SafeState> {
  try {
    const state = await askNode(config.id, () => readSafeState(client, { address, chainId: config.id }))
    // With `+L2` for a singleton that emits every transaction.
    return { ...state, version: findSingleton(state.implementation)?.version ?? state.version }
  } catch (error) {
    if (error instanceof NotASafeError) throw new SafeNotFoundError({ address, chainId: config.id })
    throw error
  }
}
