import { type Address, pad } from 'viem'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { ChainLog } from './ChainLog.ts'
import { type BlockSpan, fetchLogs } from './fetchLogs.ts'
import { topics } from './handlers/handlers.ts'
import { entryPoints } from './handlers/userOperationEvent.ts'

export type FetchSafeLogsParameters = {
  /** Never ask for the logs of all contracts, however many Safes there are. @default false */
  isByAddress?: boolean
  safes: readonly Address[]
  span: BlockSpan
}

/** Nodes refuse filters that are much longer. */
const mostAddresses = 1_000
/** Beyond this many Safes one unfiltered answer is less work than the filters. */
const mostFilters = 4

/** Token transfers from or to these Safes. */
export async function fetchTransferLogs(
  client: ChainClient,
  { isByAddress = false, safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  if (safes.length === 0) return []
  if (!isByAddress && safes.length > mostAddresses * mostFilters)
    return fetchLogs(client, { span, topics: [[topics.transfer, ...topics.multiTransfers]] })
  const words = safes.map((safe) => pad(safe, { size: 32 }))
  const answers = await Promise.all(
    split(words).flatMap((part) => [
      fetchLogs(client, { span, topics: [topics.transfer, part] }),
      // Where others name who got it, ERC-1155 names who gave it.
      fetchLogs(client, { span, topics: [[topics.transfer, ...topics.multiTransfers], null, part] }),
      fetchLogs(client, { span, topics: [topics.multiTransfers, null, null, part] }),
    ]),
  )
  return answers.flat()
}

/** User operations of these Safes. */
export async function fetchOperationLogs(
  client: ChainClient,
  { isByAddress = false, safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  if (safes.length === 0) return []
  const filter = { addresses: entryPoints, span }
  if (!isByAddress && safes.length > mostAddresses * mostFilters)
    return fetchLogs(client, { ...filter, topics: [topics.userOperation] })
  const words = safes.map((safe) => pad(safe, { size: 32 }))
  const answers = await Promise.all(
    split(words).map((part) => fetchLogs(client, { ...filter, topics: [topics.userOperation, null, part] })),
  )
  return answers.flat()
}

/** Events of these Safes. Asked for by address: anybody can emit logs that look like a Safe's, by the ten thousand. */
export async function fetchSafeLogs(
  client: ChainClient,
  { isByAddress = false, safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  if (safes.length === 0) return []
  if (!isByAddress && safes.length > mostAddresses * mostFilters)
    return fetchLogs(client, { span, topics: [topics.safe] })
  const answers = await Promise.all(
    split(safes).map((addresses) => fetchLogs(client, { addresses, span, topics: [topics.safe] })),
  )
  return answers.flat()
}

function split<item>(items: readonly item[]): item[][] {
  return Array.from({ length: Math.ceil(items.length / mostAddresses) }, (_, index) =>
    items.slice(index * mostAddresses, (index + 1) * mostAddresses),
  )
}
