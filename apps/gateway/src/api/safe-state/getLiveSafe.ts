import { NotASafeError, readSafeState, type SafeState } from '@countersign/protocol/chain'
import { type Address, createPublicClient, custom } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import { limitGas } from '../../lib/limitGas.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'
import { checkOfficialSafe } from './officialSafes.ts'

type ReadState = (address: Address) => Promise<SafeState>

/** Of each chain one reading of a Safe at a time: a Safe that a hundred pages ask for costs what one page costs. */
const readers = new WeakMap<ServedChain, ReadState>()

/** So many Safes are remembered of each chain, each until the chain has another block. */
const mostKnown = 1_000

/** The Safe as the chain knows it now: what is stored is checked against the node, never against our index. */
export function getLiveSafe(chain: ServedChain, address: Address): Promise<SafeState> {
  const read = readers.get(chain) ?? createReader(chain)
  readers.set(chain, read)
  return read(address)
}

function createReader(chain: ServedChain): ReadState {
  const lastRead = new Map<Address, SafeState>()
  return createSharedReader(async (address) => {
    const known = lastRead.get(address)
    const state = await readLiveSafe(chain, { address, known })
    // The one that was asked for last is the last to be forgotten.
    lastRead.delete(address)
    lastRead.set(address, state)
    const [oldest] = lastRead.keys()
    if (oldest && lastRead.size > mostKnown) lastRead.delete(oldest)
    return state
  })
}

async function readLiveSafe(
  chain: ServedChain,
  safe: { address: Address; known: SafeState | undefined },
): Promise<SafeState> {
  const { client, config } = chain
  const read = (node: ChainClient) => readSafeState(node, { ...safe, chainId: config.id })
  try {
    const found = await checkOfficialSafe(chain, safe)
    if (found === 'absent') throw new SafeNotFoundError({ address: safe.address, chainId: config.id })
    // Whatever else is there may burn all the gas that it gets, while an owner waits for the node.
    const state = await (found === 'official'
      ? withNodeTimeout(config.id, () => read(client))
      : runOnNode({ chainId: config.id, client }, (untrusted) => read(toStateClient(untrusted))))
    // With `+L2` for a singleton that emits every transaction.
    return { ...state, version: findSingleton(state.implementation)?.version ?? state.version }
  } catch (error) {
    if (error instanceof NotASafeError) throw new SafeNotFoundError({ address: safe.address, chainId: config.id })
    throw error
  }
}

/** Gas for each read of a contract that only claims to be a Safe: a Safe with a hundred owners needs half of it. */
const maxStateGas = 500_000

function toStateClient(client: ChainClient): ChainClient {
  const request = (body: { method: string; params?: unknown }): Promise<unknown> =>
    client.transport.request(limitGas(body, maxStateGas))
  return createPublicClient({
    cacheTime: 0,
    chain: client.chain,
    transport: custom({ request }, { retryCount: 0 }),
  })
}
