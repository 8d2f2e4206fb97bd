import type { Address, Hash } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { BlockHeader } from './BlockHeader.ts'
import type { ChainLog } from './ChainLog.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { toWord, type WatchList } from './createWatchList.ts'
import { createFailedTransaction, type FailedTransaction } from './FailedTransaction.ts'
import { type BlockSpan, fetchLogs, RpcLogsSchema } from './fetchLogs.ts'
import { fetchOperationLogs, fetchSafeLogs, fetchTransferLogs } from './fetchWatchedLogs.ts'
import { topics } from './handlers/handlers.ts'
import { entryPoints } from './handlers/userOperationEvent.ts'
import { resolveProxyCreations } from './resolveProxyCreations.ts'

export type LogReader = { chainId: number; client: ChainClient; watchList: WatchList }

export type FoundLogs = {
  /** Safes that were created here. */
  created: Address[]
  logs: ChainLog[]
  unread: FailedTransaction[]
}

/** Births of Safes, their events and their transfers. */
export async function findLogs(
  { client, watchList }: LogReader,
  { isByAddress = false, span }: { isByAddress?: boolean; span: BlockSpan },
): Promise<FoundLogs> {
  const ask = (safes: readonly Address[]) =>
    Promise.all([
      fetchSafeLogs(client, { isByAddress, safes, span }),
      fetchTransferLogs(client, { isByAddress, safes, span }),
      fetchOperationLogs(client, { isByAddress, safes, span }),
    ])
  const [births, ofWatched] = await Promise.all([
    fetchLogs(client, { addresses: watchList.factories, span, topics: [[topics.creation, topics.oldCreation]] }),
    ask([...watchList.addresses]),
  ])
  const resolved = await resolveProxyCreations({ client, watchList }, births)
  const creations = resolved.logs.filter((log) => watchList.findCreated(log) !== undefined)
  const created = creations.flatMap((log) => watchList.findCreated(log) ?? [])
  const ofCreated = await ask(created.filter((safe) => !watchList.addresses.has(safe)))
  const logs = [...creations, ...ofWatched.flat(), ...ofCreated.flat()]
  return { created, logs: filterWatched(watchList, created, logs), unread: resolved.unread }
}

const ReceiptSchema = z.object({ blockHash: z.string(), logs: RpcLogsSchema })

export type FindLogsByTransactionParameters = {
  block: BlockHeader
  /** Asked when the node would not give a receipt: true takes it for unreadable and goes on without it. */
  shallGoOn: (error: unknown) => Promise<boolean>
}

/** The same for one block, each transaction on its own: for blocks whose logs nobody can carry at once. */
export async function findLogsByTransaction(
  reader: LogReader,
  { block, shallGoOn }: FindLogsByTransactionParameters,
): Promise<FoundLogs> {
  const { client, watchList } = reader
  const { transactions } = await client.getBlock({ blockHash: block.hash })
  const unread: FailedTransaction[] = []
  const candidates: ChainLog[] = []
  const wanted = new Set<string>([
    ...[topics.creation, topics.oldCreation, topics.transfer, topics.userOperation],
    ...topics.multiTransfers,
    ...topics.safe,
  ])
  // One after the other, and of each only what may count: together they may be more than there is memory for.
  for (const hash of transactions)
    try {
      for (const log of await fetchReceiptLogs(reader, { block, hash }))
        if (log.topics[0] !== undefined && wanted.has(log.topics[0])) candidates.push(log)
    } catch (error) {
      if (error instanceof ChainMovedError || !(await shallGoOn(error))) throw error
      unread.push(createFailedTransaction({ block: block.number, error, hash, what: 'logs' }))
    }
  const resolved = await resolveProxyCreations({ client, watchList }, candidates)
  const created = resolved.logs.flatMap((log) => watchList.findCreated(log) ?? [])
  return {
    created,
    logs: filterWatched(watchList, created, resolved.logs),
    unread: [...unread, ...resolved.unread],
  }
}

/** All logs of one transaction of the chain. */
export async function fetchReceiptLogs(
  { chainId, client }: Pick<LogReader, 'chainId' | 'client'>,
  { block, hash }: { block: Pick<BlockHeader, 'hash'>; hash: Hash },
): Promise<ChainLog[]> {
  const answer: unknown = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  if (answer === null) throw new ChainMovedError({ chainId, what: `transaction ${hash} has no receipt` })
  const { blockHash, logs } = ReceiptSchema.parse(answer)
  if (blockHash !== block.hash)
    throw new ChainMovedError({ chainId, what: `transaction ${hash} is in another block now` })
  return logs
}

/** Each log once, and only what speaks of Safes that count. */
export function filterWatched(
  watchList: Pick<WatchList, 'addresses' | 'findCreated' | 'words'>,
  created: readonly Address[],
  logs: readonly ChainLog[],
): ChainLog[] {
  const fresh = { addresses: new Set(created), words: new Set(created.map(toWord)) }
  const isSafe = (address: Address) => watchList.addresses.has(address) || fresh.addresses.has(address)
  const isSafesWord = (word: string) => watchList.words.has(word) || fresh.words.has(word)
  const isKept = (log: ChainLog): boolean => {
    const [topic, first = '', second = '', third = ''] = log.topics
    const isAbout = (...ends: string[]) => ends.some((end) => isSafesWord(end.toLowerCase()))
    if (topic === topics.creation || topic === topics.oldCreation) return watchList.findCreated(log) !== undefined
    if (topic === topics.transfer) return isAbout(first, second)
    if (topic === topics.userOperation) return entryPoints.includes(log.address) && isAbout(second)
    if (topics.multiTransfers.some((kind) => kind === topic)) return isAbout(second, third)
    return topics.safe.some((kind) => kind === topic) && isSafe(log.address)
  }
  const kept = new Map<string, ChainLog>()
  for (const log of logs) if (isKept(log)) kept.set(`${log.blockNumber}:${log.logIndex}`, log)
  return [...kept.values()]
}
