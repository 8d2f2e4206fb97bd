import { setTimeout as sleep } from 'node:timers/promises'
import type { SafeState } from '@countersign/protocol/chain'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { getLiveSafe } from './getLiveSafe.ts'
import { shareReadings } from './shareReadings.ts'

/** In milliseconds: how long the node is waited for, whatever it usually takes. */
const [shortestPatience, longestPatience] = [15, 120]
/** A node that takes so many times as long as it can is busy with something else. */
const patienceFactor = 4
const latencyCount = 32

export type ShownSafe = Omit<SafeState, 'block'>

/**
 * The Safe as a page shows it: as the chain knows it, or as the index does where the node takes long, which somebody else
 * may have made it. What is stored is never judged by this: see `getLiveSafe`.
 */
export async function getShownSafe(db: Kysely<Database>, chain: ServedChain, address: Address): Promise<ShownSafe> {
  const patience = getPatience(chain)
  const live = measureLatency(chain, getLiveSafe(chain, address))
  const soon = await Promise.race([live, sleep(patience, undefined, { ref: false })])
  const indexed = soon ? undefined : await readIndexed(db, chain, address)
  if (!indexed) return live
  live.catch(() => undefined)
  return indexed
}

/** What the last readings took, of nodes by their chain. */
const latencies = new WeakMap<ServedChain, number[]>()

async function measureLatency<value>(chain: ServedChain, reading: Promise<value>): Promise<value> {
  const started = performance.now()
  const value = await reading
  latencies.set(chain, [...(latencies.get(chain) ?? []), performance.now() - started].slice(-latencyCount))
  return value
}

/** By the quickest of the last readings: what strangers make the node compute must not make others wait longer for it. */
function getPatience(chain: ServedChain): number {
  const known = latencies.get(chain)
  const quickest = known ? Math.min(...known) : longestPatience
  return Math.min(longestPatience, Math.max(shortestPatience, patienceFactor * quickest))
}

/** When the node is slow, everybody comes here at once. */
const readIndexed = shareReadings(async (db, { config }, address): Promise<ShownSafe | undefined> => {
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
