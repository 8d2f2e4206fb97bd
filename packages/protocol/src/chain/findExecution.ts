import type { Address, Hex } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { ChainClient } from './ChainClient.ts'
import { ChainUnreachableError } from './ChainUnreachableError.ts'
import { type Execution, executionTopics, parseExecution } from './readExecutions.ts'
import { readLogRange } from './readLogs.ts'

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

export type ExecutionSearch =
  | { kind: 'found'; execution: Execution }
  /** Not found; by its position this execution used its nonce, which is not proven yet. */
  | { kind: 'other'; execution: Execution }
  /** The logs do not reach back far enough, or could not be read. */
  | { kind: 'unknown'; reason: 'unreadable' | 'too-far' }

const firstRange = 5_000n
/** Covers some hundred thousand blocks on a node with a narrow limit, and all on one without. */
const maximumRequests = 32

/**
 * Searches the Safe's logs for one execution, newest first. Every nonce leaves one log, which bounds the search. Ranges
 * shrink when the node refuses and grow when it responds; the number of requests is limited.
 */
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
    const executions = await tryRead(first, last)
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

  async function tryRead(from: bigint, to: bigint): Promise<Execution[] | undefined> {
    try {
      const logs = await readLogRange(client, { address: safe, from, to, topics })
      return logs.flatMap((log) => parseExecution(log, safe) ?? [])
    } catch (error) {
      if (error instanceof ChainUnreachableError) return undefined
      throw error
    }
  }
}
