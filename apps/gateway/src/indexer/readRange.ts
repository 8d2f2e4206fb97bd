import type { Insertable, Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import { listTokens } from '../db/queries/listTokens.ts'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { BlockHeader } from './BlockHeader.ts'
import type { ChainLog } from './ChainLog.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { collectFacts } from './collectFacts.ts'
import type { WatchList } from './createWatchList.ts'
import type { Facts } from './Facts.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { fetchLogs } from './fetchLogs.ts'
import { fetchTokens, type SeenToken } from './fetchTokens.ts'
import { fetchTransactions } from './fetchTransactions.ts'
import { fetchTransferLogs } from './fetchTransferLogs.ts'
import { topics } from './handlers/handlers.ts'
import type { Tracer } from './trace/createTracer.ts'

export type RangeReader = {
  chainId: number
  client: ChainClient
  db: Kysely<Database>
  logger: Logger
  /** How many blocks before its creation a Safe is searched for tokens it was sent. */
  lookback: number
  trace: Tracer
  watchList: WatchList
}

export type ReadRangeParameters = {
  from: number
  /** Blocks from here on are kept even without facts: they may be replaced. */
  keepFrom: number
  startBlock: number
  to: number
}

export type Range = {
  blocks: (BlockHeader & { hasFacts: boolean })[]
  /** Safes that were created in it. */
  created: Address[]
  facts: Facts
  last: BlockHeader
  tokens: Insertable<Database['token']>[]
}

/** Reads a range of blocks from the node; writes nothing. Safe against a chain that changes meanwhile: it notices. */
export async function readRange(reader: RangeReader, parameters: ReadRangeParameters): Promise<Range> {
  const { chainId, client, watchList } = reader
  const { from, to } = parameters
  const before = await getHeader(reader, to)
  const candidates = await fetchLogs(client, { from, to, topics: [[topics.creation, ...topics.safe]] })
  const creations = candidates.filter((log) => watchList.findCreated(log) !== undefined)
  const created = creations.flatMap((log) => watchList.findCreated(log) ?? [])
  const fresh = new Set(created)
  const isWatched = (address: Address) => watchList.addresses.has(address) || fresh.has(address)
  const safeLogs = candidates.filter((log) => log.topics[0] !== topics.creation && isWatched(log.address))
  const transferLogs = await fetchAllTransferLogs(reader, parameters, created)
  const logs = [...creations, ...safeLogs, ...transferLogs].toSorted(inChainOrder)

  const transactions = await fetchTransactions(reader, logs)
  const facts = await collectFacts(reader, { isWatched, logs, transactions })
  const [blocks, tokens] = await Promise.all([fetchBlocks(reader, parameters, logs), fetchNewTokens(reader, facts)])
  const last = await getHeader(reader, to)
  if (last.hash !== before.hash) throw new ChainMovedError({ chainId, what: `block ${to} was replaced` })
  return { blocks, created, facts, last, tokens }
}

/** Also what was sent to a Safe's address shortly before the Safe was there: a common order of things. */
async function fetchAllTransferLogs(
  { client, lookback, watchList }: RangeReader,
  { from, startBlock, to }: ReadRangeParameters,
  created: readonly Address[],
): Promise<ChainLog[]> {
  const safes = [...new Set([...watchList.addresses, ...created])]
  const earliest = Math.max(startBlock, from - lookback)
  const [now, earlier] = await Promise.all([
    fetchTransferLogs(client, { from, safes, to }),
    earliest < from ? fetchTransferLogs(client, { from: earliest, safes: created, to: from - 1 }) : [],
  ])
  return [...earlier, ...now]
}

/** The blocks of the facts and the young ones; a log of a block that is no longer there means the chain moved. */
async function fetchBlocks(
  reader: RangeReader,
  { from, keepFrom, to }: ReadRangeParameters,
  logs: readonly ChainLog[],
): Promise<Range['blocks']> {
  const hashes = new Map<number, Hash>(logs.map((log) => [Number(log.blockNumber), log.blockHash]))
  const numbers = new Set([...hashes.keys(), to])
  for (let number = Math.max(from, keepFrom); number < to; number++) numbers.add(number)
  const blocks = await Promise.all([...numbers].map((number) => getHeader(reader, number)))
  for (const { hash, number } of blocks)
    if ((hashes.get(number) ?? hash) !== hash)
      throw new ChainMovedError({ chainId: reader.chainId, what: `block ${number} was replaced` })
  return blocks.map((block) => ({ ...block, hasFacts: hashes.has(block.number) }))
}

async function fetchNewTokens({ chainId, client, db }: RangeReader, facts: Facts): Promise<Range['tokens']> {
  const seen = new Map<Address, SeenToken>()
  for (const { kind, token } of facts.rows.transfer)
    if (token && kind !== 'native') seen.set(token, { address: token, kind })
  const known = await listTokens(db, { addresses: [...seen.keys()], chainId })
  for (const { address } of known) seen.delete(address)
  return fetchTokens(client, { chainId, tokens: [...seen.values()] })
}

async function getHeader({ chainId, client }: RangeReader, number: number): Promise<BlockHeader> {
  const header = await fetchHeader(client, number)
  if (!header) throw new ChainMovedError({ chainId, what: `block ${number} is gone` })
  return header
}

function inChainOrder(a: ChainLog, b: ChainLog): number {
  return Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex
}
