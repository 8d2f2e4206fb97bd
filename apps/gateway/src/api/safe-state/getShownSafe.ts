import { setTimeout as sleep } from 'node:timers/promises'
import type { SafeState } from '@countersign/protocol/chain'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { getLiveSafe } from './getLiveSafe.ts'

/** Bounds of the node timeout in milliseconds. */
const [minTimeout, maxTimeout] = [15, 120]
/** Timeout as a multiple of the node's fastest recent read. */
const timeoutFactor = 4
const latencyCount = 32

export type ShownSafe = Omit<SafeState, 'block'>

/**
 * The Safe for display: from the node, or from the index if the node is slow. Never used to validate writes: see
 * `getLiveSafe`.
 */
export async function getShownSafe(db: Kysely<Database>, chain: ServedChain, address: Address): Promise<ShownSafe> {
  const timeout = getTimeout(chain)
  const live = measureLatency(chain, getLiveSafe(chain, address))
  const soon = await Promise.race([live, sleep(timeout, undefined, { ref: false })])
  const indexed = soon ? undefined : await readIndexed(db, chain, address)
  if (!indexed) return live
  live.catch(() => undefined)
  return indexed
}

/** Recent latencies per node. */
const latencies = new WeakMap<ServedChain, number[]>()

async function measureLatency<value>(chain: ServedChain, reading: Promise<value>): Promise<value> {
  const started = performance.now()
  const value = await reading
  latencies.set(chain, [...(latencies.get(chain) ?? []), performance.now() - started].slice(-latencyCount))
  return value
}

/** Based on the fastest recent read, so that untrusted calls cannot increase the timeout. */
function getTimeout(chain: ServedChain): number {
  const known = latencies.get(chain)
  const quickest = known ? Math.min(...known) : maxTimeout
  return Math.min(maxTimeout, Math.max(minTimeout, timeoutFactor * quickest))
}

/** Shared: when the node is slow, all requests fall back at once. */
const readIndexed = dedupeReads(async (db, { config }, address): Promise<ShownSafe | undefined> => {
  const record = await findSafe(db, { address, chainId: config.id })
  const version = record && findSingleton(record.singleton)?.version
  if (!version) return undefined
  return {
    address,
    chainId: config.id,
    fallbackHandler: record.fallbackHandler ?? undefined,
    guard: record.guard ?? undefined,
    implementation: record.singleton,
    moduleGuard: record.moduleGuard ?? undefined,
    modules: record.modules,
    nonce: record.nonce,
    owners: record.owners,
    threshold: record.threshold,
    version,
  }
})

type ReadSafe<value> = (db: Kysely<Database>, chain: ServedChain, address: Address) => Promise<value>

/** Shares concurrent reads of one Safe. */
export function dedupeReads<value>(read: ReadSafe<value>): ReadSafe<value> {
  const readers = new WeakMap<ServedChain, (address: Address) => Promise<value>>()
  return (db, chain, address) => {
    const reader = readers.get(chain) ?? createSharedReader((safe: Address) => read(db, chain, safe))
    readers.set(chain, reader)
    return reader(address)
  }
}
