import { type Address, concat, type Hex, keccak256, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode, NodeAnswerError } from '../../test/recordedNode.ts'
import { alice, block, bob, safe } from '../../test/world.ts'
import { readExecutions } from './findExecution.ts'
import { type ReadLogsParameters, readLogs } from './readLogs.ts'

type Filter = { address: Address; fromBlock: Hex; toBlock: Hex; topics: Hex[][] }
const topic = keccak256('0x01')
const toLog = (blockNumber: number, overrides: object = {}) => ({
  address: safe,
  blockNumber: numberToHex(blockNumber),
  data: '0xda7a',
  logIndex: '0x2',
  topics: [topic],
  transactionHash: keccak256(numberToHex(blockNumber)),
  ...overrides,
})

/** A node with one log in each tenth block and a range limit of `limit` blocks. */
function createLogNode({ limit = 10_000n, logs = [] as object[] }: { limit?: bigint; logs?: object[] } = {}) {
  const ranges: [bigint, bigint][] = []
  const { client } = createPaperNode({
    answers: {
      eth_getLogs: (filter: Filter) => {
        const [from, to] = [BigInt(filter.fromBlock), BigInt(filter.toBlock)]
        ranges.push([from, to])
        expect([filter.address, filter.topics]).toEqual([safe, [[topic]]])
        if (to - from + 1n > limit) throw new NodeAnswerError(-32005, 'query returned more than 10000 results')
        return [
          ...logs,
          ...[1200, 1210, 1234].filter((number) => from <= number && number <= to).map((number) => toLog(number)),
        ]
      },
    },
  })
  const read = (parameters: Partial<ReadLogsParameters> = {}) =>
    readLogs(client, { address: safe, block, fromBlock: 1200n, topics: [topic], ...parameters })
  return { ranges, read }
}

test('default: from a block to the block of the facts', async () => {
  const { ranges, read } = createLogNode()
  expect(await read()).toEqual(
    [1200, 1210, 1234].map((number) => ({
      address: safe,
      blockNumber: BigInt(number),
      data: '0xda7a',
      logIndex: 2,
      topics: [topic],
      transactionHash: keccak256(numberToHex(number)),
    })),
  )
  expect(ranges).toEqual([[1200n, 1234n]])
})

test('behavior: a refused range is halved, nothing is read twice or left out', async () => {
  const { ranges, read } = createLogNode({ limit: 10n })
  expect((await read()).map(({ blockNumber }) => blockNumber)).toEqual([1200n, 1210n, 1234n])
  const answered = ranges.filter(([from, to]) => to - from < 10n)
  expect(
    answered.flatMap(([from, to]) => Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index))),
  ).toEqual(Array.from({ length: 35 }, (_, index) => 1200n + BigInt(index)))
})

test('behavior: no blocks, no question', async () => {
  const { ranges, read } = createLogNode()
  expect(await read({ fromBlock: 1235n })).toEqual([])
  expect(ranges).toEqual([])
  expect(await read({ fromBlock: 1234n })).toHaveLength(1)
})

test('behavior: logs that are not mined yet do not count', async () => {
  const logs = ['blockNumber', 'logIndex', 'transactionHash'].map((field) => toLog(1201, { [field]: null }))
  expect(await createLogNode({ logs }).read()).toHaveLength(3)
})

test('error: a node that refuses even a single block', async () => {
  const { ranges, read } = createLogNode({ limit: 0n })
  await expect(read({ fromBlock: 1233n })).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
    shortMessage: expect.stringContaining('eth_getLogs'),
  })
  expect(ranges).toEqual([
    [1233n, 1234n],
    [1233n, 1233n],
  ])
})

const success: Hex = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const failure: Hex = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const moduleSuccess: Hex = '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8'
const moduleFailure: Hex = '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375'
const safeTxHash = keccak256('0x5a')
const module = alice.toLowerCase()
const word = pad(`0x${module.slice(2)}`, { size: 32 })

async function execute(log: object) {
  const { client } = createPaperNode({ answers: { eth_getLogs: () => [toLog(1210, log)] } })
  return readExecutions(client, { block, fromBlock: 0n, safe })
}
const base = { blockNumber: 1210n, transactionHash: keccak256(numberToHex(1210)) }

test('default: executions of every kind, with the argument indexed or in the data', async () => {
  const cases: [Hex, Hex, object][] = [
    [success, safeTxHash, { isSuccess: true, kind: 'multisig', module: undefined, safeTxHash }],
    [failure, safeTxHash, { isSuccess: false, kind: 'multisig', module: undefined, safeTxHash }],
    [moduleSuccess, word, { isSuccess: true, kind: 'module', module, safeTxHash: undefined }],
    [moduleFailure, word, { isSuccess: false, kind: 'module', module, safeTxHash: undefined }],
  ]
  for (const [first, argument, execution] of cases) {
    expect(await execute({ data: '0x', topics: [first, argument] })).toEqual([{ ...base, ...execution }])
    expect(await execute({ data: argument, topics: [first] })).toEqual([{ ...base, ...execution }])
    expect(await execute({ data: concat([argument, word]), topics: [first] })).toEqual([{ ...base, ...execution }])
  }
})

test('behavior: all four events are requested', async () => {
  const { client, requests } = createPaperNode({ answers: { eth_getLogs: () => [] } })
  expect(await readExecutions(client, { block, fromBlock: 5n, safe })).toEqual([])
  expect(requests).toEqual([
    {
      method: 'eth_getLogs',
      params: [
        {
          address: safe,
          fromBlock: '0x5',
          toBlock: '0x4d2',
          topics: [[success, failure, moduleSuccess, moduleFailure]],
        },
      ],
    },
  ])
})

test('behavior: what only resembles an execution is none', async () => {
  expect(await execute({ address: bob, topics: [success, safeTxHash] })).toEqual([])
  expect(await execute({ topics: [keccak256('0x00'), safeTxHash] })).toEqual([])
  expect(await execute({ data: safeTxHash, topics: [] })).toEqual([])
  expect(await execute({ data: '0x', topics: [success] })).toEqual([])
  expect(await execute({ data: safeTxHash.slice(0, -2), topics: [success] })).toEqual([])
})
