import { proxyCodeHashes } from '@countersign/protocol/chain'
import { type Address, getAddress, keccak256 } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'

/** Safes per chain whose proxy and singleton were official when last read. */
const officials = new WeakMap<ChainClient, Set<Address>>()
const maxKnown = 50_000
/** Safes per chain that ran other code while they counted as official: their owners could replace it again and again. */
const demoted = new WeakMap<ChainClient, Set<Address>>()

/** After a failed read of an official Safe: its code may have been replaced, and is checked again before the next one. */
export function recheckSafe(client: ChainClient, safe: Address): void {
  officials.get(client)?.delete(getAddress(safe))
}

/** The code of an official Safe was replaced, and does not behave like one. */
export function demoteSafe(client: ChainClient, safe: Address): void {
  recheckSafe(client, safe)
  const former = demoted.get(client) ?? new Set()
  demoted.set(client, former)
  if (former.size >= maxKnown) former.clear()
  former.add(getAddress(safe))
}

/** Whether a call to this address is known to run only official code. */
export function isOfficialSafe(client: ChainClient, safe: Address): boolean {
  return officials.get(client)?.has(getAddress(safe)) ?? false
}

/**
 * Classifies an address by its proxy bytecode and singleton slot, without running its code. `known` is the last read
 * state.
 */
export async function checkOfficialSafe(
  { client, config }: ServedChain,
  { address, known }: { address: Address; known: { implementation: Address } | undefined },
): Promise<'absent' | 'official' | 'other'> {
  const safes = officials.get(client) ?? new Set()
  officials.set(client, safes)
  const key = getAddress(address)
  if (safes.has(key)) {
    // Its owners may have changed the singleton since.
    if (known === undefined || findSingleton(known.implementation, config)) return 'official'
    safes.delete(key)
    return 'other'
  }
  if (known && !findSingleton(known.implementation, config)) return 'other'
  const [code, word] = await withNodeTimeout(config.id, () =>
    Promise.all([client.getCode({ address }), client.getStorageAt({ address, slot: '0x0' })]),
  )
  if (code === undefined || code === '0x') return 'absent'
  const isProxy = proxyCodeHashes[keccak256(code)] !== undefined
  const isOfficial =
    !demoted.get(client)?.has(key) &&
    isProxy &&
    findSingleton(`0x${(word ?? '0x').slice(2).padStart(64, '0').slice(24)}`, config) !== undefined
  if (!isOfficial) return 'other'
  if (safes.size >= maxKnown) safes.clear()
  safes.add(key)
  return 'official'
}
