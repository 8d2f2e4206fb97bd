import { isVersionAtLeast } from '@countersign/protocol/hash'
import type { Address, Hash } from 'viem'
import type { Db } from '../db/schema.ts'
import { earlySingletons, safeSingletons } from '../lib/safeSingletons.ts'
import { type AddressSet, createAddressSet, type ReadonlyAddressSet, unite } from './AddressSet.ts'
import type { ChainLog } from './ChainLog.ts'
import { type Checkpoint, findCheckpoint, isSameCheckpoint } from './Checkpoint.ts'
import { creationAbi, readOldProxy } from './handlers/creationEvents.ts'
import { decodeLog, UndecodableLogError } from './handlers/decodeLog.ts'
import { topics } from './handlers/handlers.ts'
import { maxLegacySafes } from './legacy/createLegacyReader.ts'

/**
 * The published proxy factories: of 0.1.0, 1.0.0, 1.1.0 and 1.1.1 (from @gnosis.pm/safe-contracts of these versions), of
 * 1.3.0, 1.4.1 and 1.5.0. 1.3.0 has several addresses, zkSync has its own.
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

/** Singletons before 1.3.0, which do not log everything that a Safe does. */
const legacySingletons = new Set<Address>(
  [...earlySingletons, ...safeSingletons].flatMap(({ address, version }) =>
    isVersionAtLeast(version, '1.3.0') ? [] : [address],
  ),
)

/** Safes that were created in some blocks. */
export type CreatedSafes = {
  created: readonly Address[]
  /** Those of them with a version before 1.3.0. */
  legacy: readonly Address[]
}

export type WatchList = {
  /** Adds Safes that this process has stored, and the checkpoint since. */
  add: (safes: CreatedSafes, checkpoint: Checkpoint) => void
  /** Contracts whose creation events count. */
  factories: readonly Address[]
  /**
   * The Safe that a creation event is about: of a known factory and singleton, or one that was registered with the
   * transaction that created it.
   */
  findCreated: (log: ChainLog) => Address | undefined
  /** Whether the log is a creation event of a known factory or of a registered transaction. */
  isProxyCreation: (log: ChainLog) => boolean
  isSingleton: (address: Address) => boolean
  /**
   * Whether the list was loaded or extended at this checkpoint. An indexer that was replaced without noticing may still
   * have stored Safes, which nobody would watch otherwise.
   */
  isOf: (checkpoint: Checkpoint | undefined) => boolean
  /** Safes before 1.3.0, at most one more than are read. */
  legacy: ReadonlySet<Address>
  /** Of the Safes that these logs created those before 1.3.0. */
  listLegacy: (logs: readonly ChainLog[]) => Address[]
  /** Reads the Safes from the database: after a reorg, or when another process has written. */
  load: () => Promise<void>
  safes: ReadonlyAddressSet
}

/** The same rules for these Safes alone. */
export function watchOnly(watchList: WatchList, safes: readonly Address[]): WatchList {
  return { ...watchList, factories: [], safes: createAddressSet(safes) }
}

/** A view of the list and of Safes that are not stored yet. The list is not copied: it may have a million Safes. */
export function watchMore(watchList: WatchList, ranges: readonly CreatedSafes[]): WatchList {
  if (ranges.every(({ created }) => created.length === 0)) return watchList
  return {
    ...watchList,
    legacy: new Set([...watchList.legacy, ...ranges.flatMap((range) => range.legacy)]),
    safes: unite([watchList.safes, createAddressSet(ranges.flatMap((range) => range.created))]),
  }
}

export type CreateWatchListParameters = {
  chainId: number
  db: Db
  /** Besides the published ones. */
  factories?: readonly Address[] | undefined
  singletons?: readonly Address[] | undefined
}

/** Rows of one query: a million at once would not fit into the worker's memory. */
const pageSize = 10_000

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
  const legacy = new Set<Address>()
  const registered = new Map<Address, Hash>()
  const registeredTransactions = new Set<Hash>()
  let safes = createAddressSet()
  let known: Checkpoint | undefined
  const addLegacy = (safe: Address) => legacy.size <= maxLegacySafes && legacy.add(safe)
  const isProxyCreation = (log: ChainLog) =>
    (log.topics[0] === topics.creation || log.topics[0] === topics.oldCreation) &&
    (knownFactories.has(log.address) || registeredTransactions.has(log.transactionHash))
  return {
    add: (added, checkpoint) => {
      known = checkpoint
      for (const safe of added.created) safes.add(safe)
      for (const safe of added.legacy) addLegacy(safe)
    },
    factories: [...knownFactories],
    findCreated: (log) => {
      if (!isProxyCreation(log)) return undefined
      const creation = readCreation(log)
      if (!creation) return undefined
      // Anybody can emit such a log about any Safe: it counts only in the transaction that was registered.
      if (registered.get(creation.proxy) === log.transactionHash) return creation.proxy
      return knownFactories.has(log.address) && knownSingletons.has(creation.singleton) ? creation.proxy : undefined
    },
    isOf: (checkpoint) => isSameCheckpoint(known, checkpoint),
    isProxyCreation,
    isSingleton: (address) => knownSingletons.has(address),
    legacy,
    listLegacy: (logs) =>
      logs.flatMap((log) => {
        const creation = isProxyCreation(log) ? readCreation(log) : undefined
        return creation && legacySingletons.has(creation.singleton) ? [creation.proxy] : []
      }),
    load: async () => {
      // Before the Safes: a write between the two queries changes the checkpoint and causes another load.
      const checkpoint = await findCheckpoint(db, chainId)
      const loaded = await loadSafes(db, chainId)
      const rows = await db
        .selectFrom('registered_safe')
        .where('chain_id', '=', chainId)
        .select(['safe', 'transaction_hash'])
        .execute()
      registered.clear()
      registeredTransactions.clear()
      for (const { safe, transaction_hash } of rows) {
        registered.set(safe, transaction_hash)
        registeredTransactions.add(transaction_hash)
      }
      safes = loaded.safes
      legacy.clear()
      for (const safe of loaded.legacy) legacy.add(safe)
      known = checkpoint
    },
    safes: {
      has: (address) => safes.has(address),
      hasTopic: (topic) => safes.hasTopic(topic),
      list: () => safes.list(),
      get size() {
        return safes.size
      },
    },
  }
}

async function loadSafes(db: Db, chainId: number): Promise<{ legacy: ReadonlySet<Address>; safes: AddressSet }> {
  const safes = createAddressSet()
  const legacy = new Set<Address>()
  for (let after: Address = '0x'; ; ) {
    const rows = await db
      .selectFrom('safe_creation')
      .where('chain_id', '=', chainId)
      .where('safe', '>', after)
      .orderBy('safe')
      .limit(pageSize)
      .select(['safe', 'singleton'])
      .execute()
    for (const { safe, singleton } of rows) {
      safes.add(safe)
      if (legacy.size <= maxLegacySafes && legacySingletons.has(singleton)) legacy.add(safe)
    }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return { legacy, safes }
    after = last.safe
  }
}

function readCreation(log: ChainLog): { proxy: Address; singleton: Address } | undefined {
  if (log.topics[0] === topics.oldCreation) {
    const proxy = readOldProxy(log)
    return proxy && log.creation && { proxy, singleton: log.creation.singleton }
  }
  try {
    return decodeLog(creationAbi, log).args
  } catch (error) {
    if (error instanceof UndecodableLogError) return undefined
    throw error
  }
}
