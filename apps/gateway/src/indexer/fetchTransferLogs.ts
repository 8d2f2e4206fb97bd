import { type Address, pad } from 'viem'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { ChainLog } from './ChainLog.ts'
import { fetchLogs } from './fetchLogs.ts'
import { topics } from './handlers/handlers.ts'

export type FetchTransferLogsParameters = { from: number; safes: readonly Address[]; to: number }

/** Nodes refuse filters that are much longer. */
const mostAddresses = 1_000
/** Beyond this many Safes one unfiltered answer is less work than the filters. */
const mostFilters = 4

/** Token transfers from or to these Safes. */
export async function fetchTransferLogs(
  client: ChainClient,
  { from, safes, to }: FetchTransferLogsParameters,
): Promise<ChainLog[]> {
  if (safes.length === 0) return []
  if (safes.length > mostAddresses * mostFilters) return fetchLogs(client, { from, to, topics: [topics.transfer] })
  const words = safes.map((safe) => pad(safe, { size: 32 }))
  const chunks = Array.from({ length: Math.ceil(words.length / mostAddresses) }, (_, index) =>
    words.slice(index * mostAddresses, (index + 1) * mostAddresses),
  )
  const answers = await Promise.all(
    chunks.flatMap((chunk) => [
      fetchLogs(client, { from, to, topics: [topics.transfer, chunk] }),
      fetchLogs(client, { from, to, topics: [topics.transfer, null, chunk] }),
    ]),
  )
  // A transfer between two Safes comes twice.
  return [...new Map(answers.flat().map((log) => [`${log.blockNumber}:${log.logIndex}`, log])).values()]
}
