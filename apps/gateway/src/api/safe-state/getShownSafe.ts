import { setTimeout as sleep } from 'node:timers/promises'
import type { SafeState } from '@countersign/protocol/chain'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { findSafe } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { isNodeOccupied } from '../chain-registry/runOnNode.ts'
import { getLiveSafe } from './getLiveSafe.ts'

/** Bounds of the node timeout in milliseconds. */
const [minTimeout, maxTimeout] = [15, 120]
/** Timeout as a multiple of the node's fastest recent read. */
const timeoutFactor = 4
/** Milliseconds in which the fastest read counts as recent: at least once, at most twice as long. */
const recent = 600_000
/** Milliseconds after a slow read in which nobody waits for the node, unless it answers in time meanwhile. */
const slowFor = 1_000

export type ShownSafe = Omit<SafeState, 'block'>

/**
 * The Safe for display: from the node, or from the index if the node is slow. Never used to validate writes: see
 * `getLiveSafe`.
 */
export async function getShownSafe(db: Kysely<Database>, chain: ServedChain, address: Address): Promise<ShownSafe> {
  const timeout = getTimeout(chain)
  const started = performance.now()
  const live = getLiveSafe(chain, address)
  live.then(
    () => timeout.record(performance.now() - started),
    () => undefined,
  )
  const soon = await Promise.race([live, sleep(timeout.get(), undefined, { ref: false })])
  if (soon) return soon
  timeout.noteOverdue()
  const indexed = await readIndexed(db, chain, address)
  return indexed ?? live
}

const timeouts = new WeakMap<ChainClient, ReturnType<typeof createNodeTimeout>>()

function getTimeout({ client, config }: ServedChain) {
  const timeout = timeouts.get(client) ?? createNodeTimeout({ isOccupied: () => isNodeOccupied(config.id) })
  timeouts.set(client, timeout)
  return timeout
}

export type CreateNodeTimeoutParameters = { isOccupied: () => boolean; now?: () => number }

/**
 * Follows the fastest read of many minutes: a node that others keep busy does not increase the timeout. While untrusted
 * code occupies the node, or after another reader waited in vain, there is none until the node is quick again.
 */
export function createNodeTimeout({ isOccupied, now = () => performance.now() }: CreateNodeTimeoutParameters) {
  let [fastest, fastestBefore, since] = [maxTimeout, maxTimeout, now()]
  let slowUntil = Number.NEGATIVE_INFINITY
  const getLimit = () => Math.min(maxTimeout, Math.max(minTimeout, timeoutFactor * Math.min(fastest, fastestBefore)))
  return {
    get: () => (isOccupied() || now() < slowUntil ? 0 : getLimit()),
    /** A read takes longer than the timeout. */
    noteOverdue(): void {
      slowUntil = now() + slowFor
    },
    record(latency: number): void {
      if (now() - since > recent) [fastest, fastestBefore, since] = [maxTimeout, fastest, now()]
      fastest = Math.min(fastest, latency)
      slowUntil = latency > getLimit() ? now() + slowFor : Number.NEGATIVE_INFINITY
    },
  }
}

/** Shared: when the node is slow, all requests fall back at once. */
const readIndexed = dedupeReads(async (db, { config }, address): Promise<ShownSafe | undefined> => {
  const record = await findSafe(db, { address, chainId: config.id })
  const version = record && findSingleton(record.singleton, config)?.version
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

export function dedupeReads<value>(read: ReadSafe<value>): ReadSafe<value> {
  const create = () =>
    createSharedReader((address: Address, db: Kysely<Database>, chain: ServedChain) => read(db, chain, address))
  const readers = new WeakMap<ChainClient, ReturnType<typeof create>>()
  return (db, chain, address) => {
    const reader = readers.get(chain.client) ?? create()
    readers.set(chain.client, reader)
    return reader(address, db, chain)
  }
}
