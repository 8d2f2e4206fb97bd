import { type Address, pad } from 'viem'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { ChainLog } from './ChainLog.ts'
import { type BlockSpan, fetchLogs } from './fetchLogs.ts'
import { topics } from './handlers/handlers.ts'
import { entryPoints } from './handlers/userOperationEvent.ts'

export type FetchSafeLogsParameters = {
  /** Undefined for the logs of all contracts, which the caller filters. */
  safes: readonly Address[] | undefined
  span: BlockSpan
}

/** Nodes refuse filters that are much longer. */
const addressesPerFilter = 1_000

/** Token transfers from or to these Safes. */
export async function fetchTransferLogs(
  client: ChainClient,
  { safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  if (!safes) return fetchLogs(client, { span, topics: [[topics.transfer, ...topics.multiTransfers]] })
  const words = safes.map((safe) => pad(safe, { size: 32 }))
  const answers = await Promise.all(
    split(words).flatMap((part) => [
      fetchLogs(client, { span, topics: [topics.transfer, part] }),
      // The recipient in ERC-20 and ERC-721, the sender in ERC-1155.
      fetchLogs(client, { span, topics: [[topics.transfer, ...topics.multiTransfers], null, part] }),
      fetchLogs(client, { span, topics: [topics.multiTransfers, null, null, part] }),
    ]),
  )
  return answers.flat()
}

/** User operations of these Safes. */
export async function fetchOperationLogs(
  client: ChainClient,
  { safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  const filter = { addresses: entryPoints, span }
  if (!safes) return fetchLogs(client, { ...filter, topics: [topics.userOperation] })
  const words = safes.map((safe) => pad(safe, { size: 32 }))
  const answers = await Promise.all(
    split(words).map((part) => fetchLogs(client, { ...filter, topics: [topics.userOperation, null, part] })),
  )
  return answers.flat()
}

/** Events of these Safes. Filtered by address: anybody can emit logs that look like a Safe's, by the ten thousand. */
export async function fetchSafeLogs(
  client: ChainClient,
  { safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  if (!safes) return fetchLogs(client, { span, topics: [topics.safe] })
  const answers = await Promise.all(
    split(safes).map((addresses) => fetchLogs(client, { addresses, span, topics: [topics.safe] })),
  )
  return answers.flat()
}

function split<item>(items: readonly item[]): item[][] {
  return Array.from({ length: Math.ceil(items.length / addressesPerFilter) }, (_, index) =>
    items.slice(index * addressesPerFilter, (index + 1) * addressesPerFilter),
  )
}
