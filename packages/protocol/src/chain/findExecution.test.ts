import { type Hex, keccak256, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode, NodeAnswerError } from '../../test/recordedNode.ts'
import { block, safe } from '../../test/world.ts'
import { executionTopics, type FindExecutionParameters, findExecution } from './findExecution.ts'

type Filter = { fromBlock: Hex; toBlock: Hex; topics: Hex[][] }
const hashOf = (blockNumber: number) => keccak256(numberToHex(blockNumber))
const toLog = (blockNumber: number) => ({
  address: safe,
  blockNumber: numberToHex(blockNumber),
  data: '0x',
  logIndex: '0x0',
  topics: [executionTopics.success, hashOf(blockNumber)],
  transactionHash: keccak256(hashOf(blockNumber)),
})

/** A Safe with an execution in each of these blocks, behind a node that limits a range to `limit` blocks. */
function createLogNode({ blocks, limit = 1_000_000_000n }: { blocks: number[]; limit?: bigint }) {
  const ranges: [bigint, bigint][] = []
  const { client } = createPaperNode({
    answers: {
      eth_getLogs: ({ fromBlock, toBlock, topics }: Filter) => {
        const [from, to] = [BigInt(fromBlock), BigInt(toBlock)]
        ranges.push([from, to])
        expect(topics).toEqual([[executionTopics.success, executionTopics.failure]])
        if (to - from + 1n > limit) throw new NodeAnswerError(-32005, 'block range is too wide')
        return blocks.filter((number) => from <= number && number <= to).map(toLog)
      },
    },
  })
  const find = (parameters: Partial<FindExecutionParameters> & { age: bigint; safeTxHash: Hex }) =>
    findExecution(client, { block, safe, ...parameters })
  return { find, ranges }
}

test('default: found among the newest', async () => {
  const { find, ranges } = createLogNode({ blocks: [900, 1000, 1100] })
  const upper: Hex = `0x${hashOf(1000).slice(2).toUpperCase()}`
  expect(await find({ age: 2n, safeTxHash: upper })).toMatchObject({
    execution: { blockNumber: 1000n, isSuccess: true },
    kind: 'found',
  })
  expect(ranges).toEqual([[0n, 1234n]])
})

test('behavior: by its position, another one used the nonce', async () => {
  const { find } = createLogNode({ blocks: [900, 1000, 1100] })
  const search = await find({ age: 2n, safeTxHash: hashOf(1) })
  expect(search).toMatchObject({ execution: { safeTxHash: hashOf(1000) }, kind: 'other' })
})

test('behavior: fewer executions than nonces prove nothing', async () => {
  const { find, ranges } = createLogNode({ blocks: [1100] })
  expect(await find({ age: 2n, safeTxHash: hashOf(1) })).toEqual({ kind: 'unknown', reason: 'too-far' })
  expect(await find({ age: 2n, fromBlock: 1_000n, safeTxHash: hashOf(1) })).toEqual({
    kind: 'unknown',
    reason: 'too-far',
  })
  expect(ranges).toEqual([
    [0n, 1234n],
    [1000n, 1234n],
  ])
})

test('behavior: ranges grow from the newest block on, without a gap, until enough executions were found', async () => {
  const far = { ...block, number: 1_000_000n }
  const { find, ranges } = createLogNode({ blocks: [10, 980_000, 999_999] })
  expect(await find({ age: 3n, block: far, safeTxHash: hashOf(10) })).toMatchObject({ kind: 'found' })
  expect(ranges).toEqual([
    [995_001n, 1_000_000n],
    [975_001n, 995_000n],
    [895_001n, 975_000n],
    [575_001n, 895_000n],
    [0n, 575_000n],
  ])
  expect(await find({ age: 2n, block: far, safeTxHash: hashOf(1) })).toMatchObject({
    execution: { blockNumber: 980_000n },
    kind: 'other',
  })
  expect(ranges).toHaveLength(7)
})

test('behavior: a node with a limit gets smaller requests, and not for ever', async () => {
  const far = { ...block, number: 1_000_000n }
  const { find, ranges } = createLogNode({ blocks: [999_000], limit: 2_000n })
  expect(await find({ age: 1n, block: far, safeTxHash: hashOf(999_000) })).toMatchObject({ kind: 'found' })
  expect(ranges).toEqual([
    [995_001n, 1_000_000n],
    [999_501n, 1_000_000n],
    [997_501n, 999_500n],
  ])
  expect(await find({ age: 2n, block: far, safeTxHash: hashOf(1) })).toEqual({ kind: 'unknown', reason: 'too-far' })
  expect(ranges).toHaveLength(3 + 32)
  expect(ranges.at(-1)).toEqual([939_501n, 941_500n])
})

test('error: logs that cannot be read', async () => {
  const { find, ranges } = createLogNode({ blocks: [], limit: 0n })
  expect(await find({ age: 1n, safeTxHash: hashOf(1) })).toEqual({ kind: 'unknown', reason: 'unreadable' })
  expect(ranges.length).toBeLessThan(6)
})
