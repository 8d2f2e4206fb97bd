import { type Address, type Hex, numberToHex, pad } from 'viem'
import { type ChainClient, requestBlock } from './ChainClient.ts'
import { type Execution, executionTopics } from './findExecution.ts'
import { type ChainMultiTransfer, type ChainTransfer, eventTopics, parseSafeEvents } from './parseSafeEvents.ts'
import { toChainLogs } from './readLogs.ts'

/** Events of a Safe in a range of blocks, oldest first. */
export type SafeRange = {
  executions: Execution[]
  transfers: ChainTransfer[]
  /** ERC-1155. */
  multiTransfers: ChainMultiTransfer[]
  /** Whether the Safe was set up in it: nothing was executed before. */
  isCreation: boolean
}

export type ReadSafeRangeParameters = { safe: Address; from: bigint; to: bigint }

/** Executions of a Safe and transfers from and to it, by five requests in one batch. @throws ChainUnreachableError */
export async function readSafeRange(
  client: ChainClient,
  { from, safe, to }: ReadSafeRangeParameters,
): Promise<SafeRange> {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const account = pad(safe, { size: 32 })
  const own = [...Object.values(executionTopics), eventTopics.received, eventTopics.setup]
  const questions: { address?: Address; topics: (Hex | Hex[] | null)[] }[] = [
    { address: safe, topics: [own] },
    { topics: [eventTopics.transfer, account] },
    { topics: [eventTopics.transfer, null, account] },
    { topics: [[eventTopics.transferSingle, eventTopics.transferBatch], null, account] },
    { topics: [[eventTopics.transferSingle, eventTopics.transferBatch], null, null, account] },
  ]
  const answers = await Promise.all(
    questions.map((question) =>
      requestBlock('eth_getLogs', client.request({ method: 'eth_getLogs', params: [{ ...question, ...range }] })),
    ),
  )
  const logs = answers.flatMap(toChainLogs)
  // A transfer to itself is found twice.
  const unique = [...new Map(logs.map((log) => [`${log.blockNumber}:${log.logIndex}`, log])).values()]
  const sorted = unique.toSorted((a, b) =>
    a.blockNumber === b.blockNumber ? a.logIndex - b.logIndex : a.blockNumber < b.blockNumber ? -1 : 1,
  )
  const { executions, isCreation, multiTransfers, transfers } = parseSafeEvents(sorted, safe)
  return { executions, isCreation, multiTransfers, transfers }
}
