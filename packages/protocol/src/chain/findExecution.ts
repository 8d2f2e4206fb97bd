import type { Address, Hex } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { ChainClient } from './ChainClient.ts'
import { ChainUnreachableError } from './ChainUnreachableError.ts'
import { type Execution, executionTopics, parseExecution } from './readExecutions.ts'
import { readLogRange } from './readLogs.ts'

export type FindExecutionParameters = {
  safe: Address
  safeTxHash: Hex
  /** How many of the Safe's newest executions it must be among: the Safe's nonce less that of the transaction. */
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
/** Of which a node with a narrow limit shows some hundred thousand blocks, and one without limit all there are. */
const maximumRequests = 32

/**
 * Looks for the execution of one transaction in the Safe's own logs, newest first. Every nonce leaves one log, so that
 * it takes no more of them than nonces were used since. A range that a node refuses is made smaller, one that it answers
 * larger; the search ends after a fixed number of requests.
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
