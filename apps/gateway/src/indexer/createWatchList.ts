import { isVersionAtLeast } from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../db/schema.ts'
import { earlySingletons, safeSingletons } from '../lib/safeSingletons.ts'
import type { ChainLog } from './ChainLog.ts'
import { type Checkpoint, findCheckpoint, isSameCheckpoint } from './Checkpoint.ts'
import { decodeLog } from './handlers/decodeLog.ts'
import { topics } from './handlers/handlers.ts'
import { readOldProxy } from './handlers/oldProxyCreation.ts'
import { proxyCreation } from './handlers/proxyCreation.ts'
import { UndecodableLogError } from './handlers/UndecodableLogError.ts'

/**
 * The published proxy factories: of 0.1.0, 1.0.0, 1.1.0 and 1.1.1 (as @gnosis.pm/safe-contracts of these versions name
 * them), of 1.3.0, 1.4.1 and 1.5.0. 1.3.0 has several addresses, zkSync has its own.
 */
export const safeFactories: readonly Address[] = [
  '0x88Cd603a5Dc47857d02865bbC7941b588c533263',
  '0x12302fE9c02ff50939BaAaaf415fc226C078613C',
  '0x50e55Af101C777bA7A1d560a774A82eF002ced9F',
  '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B',
  '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
  '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  '0xDAec33641865E4651fB43181C6DB6f7232Ee91c2',
  '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  '0xc329D02fd8CB2fc13aa919005aF46320794a8629',
  '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
]

/** Code that does not log everything: from 1.3.0 on a Safe does. */
const quietSingletons = new Set<Address>(
  [...earlySingletons, ...safeSingletons].flatMap(({ address, version }) =>
    isVersionAtLeast(version, '1.3.0') ? [] : [address],
  ),
)

/** Safes that were made in some blocks. */
type BornSafes = {
  created: readonly Address[]
  /** Those of them that do not log everything. */
  quiet: readonly Address[]
}

export type WatchList = {
  /** Safes that we have written ourselves, and how the index stands since. */
  add: (born: BornSafes, checkpoint: Checkpoint) => void
  addresses: ReadonlySet<Address>
  /** Contracts whose word on the birth of a Safe counts. */
  factories: readonly Address[]
  /**
   * The Safe that a log of a factory announces, if both factory and singleton are known; or one that somebody told of, in
   * the transaction that made it, whatever made it there.
   */
  findCreated: (log: ChainLog) => Address | undefined
  /** Whether a log speaks of a birth that may count: a known factory's, or the one that somebody told of. */
  isProxyCreation: (log: ChainLog) => boolean
  isSingleton: (address: Address) => boolean
  /**
   * Whether these are the Safes of an index that stands there. One that was stopped for a while, and does not know that it
   * was replaced, may still write what it has read: who does not hear of its Safes would never watch them.
   */
  isOf: (checkpoint: Checkpoint | undefined) => boolean
  /** Of the Safes that these logs made those of versions before 1.3.0. */
  listQuiet: (logs: readonly ChainLog[]) => Address[]
  /** Safes that do not log everything: of versions before 1.3.0. */
  quiet: ReadonlySet<Address>
  /** Reads the Safes anew: after a reorganisation, or when another process has written. */
  load: () => Promise<void>
  /** The same Safes as topics name them. Made for each range, they took as long as all else that is done with its logs. */
  words: ReadonlySet<string>
}

/** A list of these Safes alone, whoever makes others. */
export function watchOnly(watchList: WatchList, safes: readonly Address[]): WatchList {
  return { ...watchList, addresses: new Set(safes), factories: [], words: new Set(safes.map(toWord)) }
}

/** An address as a topic holds it. */
export function toWord(address: Address): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}

export type CreateWatchListParameters = {
  chainId: number
  db: Kysely<Database>
  /** Besides the published ones. */
  factories?: readonly Address[] | undefined
  singletons?: readonly Address[] | undefined
}

/** The Safes of a chain. Anybody can emit events that look like a Safe's; only proxies of known code count. */
export function createWatchList({
  chainId,
  db,
  factories = [],
  singletons = [],
}: CreateWatchListParameters): WatchList {
  const knownFactories = new Set([...safeFactories, ...factories])
  const knownSingletons = new Set([
    ...[...earlySingletons, ...safeSingletons].map(({ address }) => address),
    ...singletons,
  ])
  const addresses = new Set<Address>()
  const words = new Set<string>()
  const watch = (safe: Address) => {
    addresses.add(safe)
    words.add(toWord(safe))
  }
  const quiet = new Set<Address>()
  const announced = new Map<Address, Hash>()
  let known: Checkpoint | undefined
  const isProxyCreation = (log: ChainLog) =>
    (log.topics[0] === topics.creation || log.topics[0] === topics.oldCreation) &&
    (knownFactories.has(log.address) || [...announced.values()].includes(log.transactionHash))
  return {
    add: (born, checkpoint) => {
      known = checkpoint
      for (const safe of born.created) watch(safe)
      for (const safe of born.quiet) quiet.add(safe)
    },
    addresses,
    factories: [...knownFactories],
    findCreated: (log) => {
      if (!isProxyCreation(log)) return undefined
      const creation = readCreation(log)
      if (!creation) return undefined
      // Anybody can emit such a log about any Safe: only the one of its own transaction counts.
      if (announced.get(creation.proxy) === log.transactionHash) return creation.proxy
      return knownFactories.has(log.address) && knownSingletons.has(creation.singleton) ? creation.proxy : undefined
    },
    isProxyCreation,
    isSingleton: (address) => knownSingletons.has(address),
    listQuiet: (logs) =>
      logs.flatMap((log) => {
        const creation = isProxyCreation(log) ? readCreation(log) : undefined
        return creation && quietSingletons.has(creation.singleton) ? [creation.proxy] : []
      }),
    quiet,
    isOf: (checkpoint) => isSameCheckpoint(known, checkpoint),
    load: async () => {
      // First: what is written between the two is then noticed, and read twice.
      const checkpoint = await findCheckpoint(db, chainId)
      const rows = await db
        .selectFrom('safe_creation')
        .where('chain_id', '=', chainId)
        .select(['safe', 'singleton'])
        .execute()
      const told = await db
        .selectFrom('registered_safe')
        .where('chain_id', '=', chainId)
        .select(['safe', 'transaction_hash'])
        .execute()
      announced.clear()
      for (const { safe, transaction_hash } of told) announced.set(safe, transaction_hash)
      addresses.clear()
      words.clear()
      quiet.clear()
      for (const { safe, singleton } of rows) {
        watch(safe)
        if (quietSingletons.has(singleton)) quiet.add(safe)
      }
      known = checkpoint
    },
    words,
  }
}

function readCreation(log: ChainLog): { proxy: Address; singleton: Address } | undefined {
  if (log.topics[0] === topics.oldCreation) {
    const proxy = readOldProxy(log)
    return proxy && log.birth && { proxy, singleton: log.birth.singleton }
  }
  try {
    return decodeLog(proxyCreation.abi, log).args
  } catch (error) {
    if (error instanceof UndecodableLogError) return undefined
    throw error
  }
}
