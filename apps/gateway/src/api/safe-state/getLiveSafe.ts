import { NotASafeError, readSafeState, type SafeState } from '@countersign/protocol/chain'
import { type Address, createPublicClient, custom } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import { limitGas, maxUntrustedGas } from '../../lib/limitGas.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { SafeNotFoundError } from '../errors/RequestError.ts'
import { checkOfficialSafe, demoteSafe, recheckSafe } from './officialSafes.ts'

type ReadState = (address: Address, chain: ServedChain) => Promise<SafeState>

/** Concurrent reads of a Safe are shared. */
const readers = new WeakMap<ChainClient, ReadState>()

/** Cached Safes per chain, each until the next block. */
const maxKnown = 1_000

/** The Safe from the node: writes are validated against the chain, never against our index. */
export function getLiveSafe(chain: ServedChain, address: Address): Promise<SafeState> {
  const read = readers.get(chain.client) ?? createReader()
  readers.set(chain.client, read)
  return read(address, chain)
}

function createReader(): ReadState {
  const lastRead = new Map<Address, SafeState>()
  return createSharedReader(async (address: Address, chain: ServedChain) => {
    const known = lastRead.get(address)
    const state = await readLiveSafe(chain, { address, known })
    // Keeps the map in LRU order.
    lastRead.delete(address)
    lastRead.set(address, state)
    const [oldest] = lastRead.keys()
    if (oldest && lastRead.size > maxKnown) lastRead.delete(oldest)
    return state
  })
}

async function readLiveSafe(
  chain: ServedChain,
  safe: { address: Address; known: SafeState | undefined },
): Promise<SafeState> {
  const { client, config, requester } = chain
  const read = (node: ChainClient) => readSafeState(node, { ...safe, chainId: config.id })
  try {
    const found = await checkOfficialSafe(chain, safe)
    if (found === 'absent') throw new SafeNotFoundError({ address: safe.address, chainId: config.id })
    // Unofficial code may burn all gas given to it while an owner waits.
    const state = await (found === 'official'
      ? withNodeTimeout(config.id, () => read(toStateClient(client, maxOfficialGas))).catch((error: unknown) => {
          const distrust = error instanceof NotASafeError ? demoteSafe : recheckSafe
          distrust(client, safe.address)
          throw error
        })
      : runOnNode({ chainId: config.id, client, requester }, (untrusted) =>
          read(toStateClient(untrusted, maxStateGas)),
        ))
    // `+L2` for singletons that emit events for every transaction.
    return { ...state, version: findSingleton(state.implementation, config)?.version ?? state.version }
  } catch (error) {
    if (error instanceof NotASafeError) throw new SafeNotFoundError({ address: safe.address, chainId: config.id })
    throw error
  }
}

/** Gas per call of an unofficial contract: twice what a Safe with a hundred owners needs. */
const maxStateGas = 500_000
/** Enough for thousands of owners. Limited nevertheless: its owners may have replaced the code since it was checked. */
const maxOfficialGas = maxUntrustedGas

function toStateClient(client: ChainClient, maxGas: number): ChainClient {
  const request = (body: { method: string; params?: unknown }): Promise<unknown> =>
    client.transport.request(limitGas(body, maxGas))
  return createPublicClient({
    cacheTime: 0,
    chain: client.chain,
    transport: custom({ request }, { retryCount: 0 }),
  })
}
