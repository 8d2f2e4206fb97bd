import { type Address, type Hex, isAddressEqual, slice } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import { type ChainClient, tryRead } from './ChainClient.ts'
import { type ChainLog, readLogRange, readLogs } from './readLogs.ts'

/** First topics of a Safe's execution events: the same in all versions, whether arguments are indexed or not. */
export const executionTopics = {
  success: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  failure: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  moduleSuccess: '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8',
  moduleFailure: '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375',
} as const satisfies Record<string, Hex>

/** An execution as the chain recorded it. */
export type Execution = {
  kind: 'multisig' | 'module'
  isSuccess: boolean
  /** For a multisig execution: the safeTxHash. */
  safeTxHash: Hex | undefined
  /** For a module execution: the module. */
  module: Address | undefined
  transactionHash: Hex
  blockNumber: bigint
}

/** Parses a log as an execution; undefined for other logs and for imitations by other contracts. */
export function parseExecution(log: ChainLog, safe: Address): Execution | undefined {
  if (!isAddressEqual(log.address, safe)) return undefined
  const { blockNumber, transactionHash } = log
  // Indexed since 1.4.0, before in the data.
  const argument = log.topics[1] ?? (log.data.length >= 66 ? slice(log.data, 0, 32) : undefined)
  if (!argument) return undefined
  const base = { blockNumber, transactionHash }
  const [topic = '0x'] = log.topics
  switch (topic) {
    case executionTopics.success:
    case executionTopics.failure:
      return {
        ...base,
        isSuccess: topic === executionTopics.success,
        kind: 'multisig',
        module: undefined,
        safeTxHash: argument,
      }
    case executionTopics.moduleSuccess:
    case executionTopics.moduleFailure:
      return {
        ...base,
        isSuccess: topic === executionTopics.moduleSuccess,
        kind: 'module',
        module: slice(argument, 12),
        safeTxHash: undefined,
      }
    default:
      return undefined
  }
}

/** All executions of a Safe, oldest first. */
export async function readExecutions(
  client: ChainClient,
  { safe, ...range }: { safe: Address; fromBlock: bigint; block: BlockReference },
): Promise<Execution[]> {
  const logs = await readLogs(client, { ...range, address: safe, topics: Object.values(executionTopics) })
  return logs.flatMap((log) => parseExecution(log, safe) ?? [])
}

export type FindExecutionParameters = {
  safe: Address
  safeTxHash: Hex
  /** Maximum number of newer executions: the Safe's nonce minus that of the transaction. */
  age: bigint
  /** The block at which the Safe's nonce was read. */
  block: BlockReference
  /** First block to search. @default 0n */
  fromBlock?: bigint
}

type ExecutionSearch =
  | { kind: 'found'; execution: Execution }
  /** Not found; by its position this execution used its nonce, which is not proven yet. */
  | { kind: 'other'; execution: Execution }
  /** The logs do not reach back far enough, or could not be read. */
  | { kind: 'unknown'; reason: 'unreadable' | 'too-far' }

const firstRange = 5_000n
/** Covers some hundred thousand blocks on a node with a narrow limit, and all on one without. */
const maximumRequests = 32

/** Searches the Safe's logs for one execution, newest first; every nonce leaves one log, which bounds the search. */
export async function findExecution(
  client: ChainClient,
  { age, block, fromBlock = 0n, safe, safeTxHash }: FindExecutionParameters,
): Promise<ExecutionSearch> {
  const topics = [executionTopics.success, executionTopics.failure]
  let last = block.number
  let range = firstRange
  let refused: bigint | undefined
  let seen = 0n
  for (let request = 0; request < maximumRequests && last >= fromBlock; request += 1) {
    const first = last - range + 1n > fromBlock ? last - range + 1n : fromBlock
    const logs = await tryRead(() => readLogRange(client, { address: safe, from: first, to: last, topics }))
    const executions = logs?.flatMap((log) => parseExecution(log, safe) ?? [])
    if (!executions) {
      refused = last - first + 1n
      range = refused / 10n
      if (range === 0n) return { kind: 'unknown', reason: 'unreadable' }
      continue
    }
    const execution = executions.find((candidate) => candidate.safeTxHash?.toLowerCase() === safeTxHash.toLowerCase())
    if (execution) return { execution, kind: 'found' }
    // Blocks are read completely, so a nested execution, which logs first, is included.
    const taker = executions.toReversed()[Number(age - seen) - 1]
    if (taker) return { execution: taker, kind: 'other' }
    seen += BigInt(executions.length)
    last = first - 1n
    const larger = range * 4n
    range = refused !== undefined && larger >= refused ? range : larger
  }
  return { kind: 'unknown', reason: 'too-far' }
}
