import { type Hash, zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { type ChainLog, ChainMovedError } from './ChainLog.ts'
import { fetchBlocks } from './fetchBlocks.ts'

const hashOf = (number: number): Hash => `0x${number.toString(16).padStart(64, '0')}`
const timeOf = (number: number) => 1_000 + number

const header = (number: number) => ({
  hash: hashOf(number),
  number,
  parentHash: hashOf(number - 1),
  timestamp: timeOf(number),
})
/** A node that has every block and records which were requested. */
function setup() {
  const requested: number[] = []
  const getHeader = async (number: number) => {
    requested.push(number)
    return header(number)
  }
  return { reader: { chainId: 1, getHeader }, requested }
}

const toLog = (number: number, log: Partial<ChainLog> = {}): ChainLog => ({
  address: zeroAddress,
  blockHash: hashOf(number),
  blockNumber: BigInt(number),
  blockTimestamp: BigInt(timeOf(number)),
  data: '0x',
  logIndex: 0,
  removed: false,
  topics: [],
  transactionHash: zeroHash,
  transactionIndex: 0,
  ...log,
})

const range = { failed: [], from: 1, headers: [header(9)], retainFrom: 100, to: 9 }

test('default: a block whose logs have a timestamp is not requested', async () => {
  const { requested, reader } = setup()
  const blocks = await fetchBlocks(reader, { ...range, logs: [toLog(3), toLog(5)] })
  expect(blocks).toEqual([
    { hasFacts: true, hash: hashOf(3), number: 3, timestamp: timeOf(3) },
    { hasFacts: true, hash: hashOf(5), number: 5, timestamp: timeOf(5) },
    { hasFacts: false, ...header(9) },
  ])
  expect(requested).toEqual([])
})

test('behavior: other blocks are requested, and those with failed transactions', async () => {
  const { requested, reader } = setup()
  const logs = [toLog(3, { blockTimestamp: undefined }), toLog(5)]
  const blocks = await fetchBlocks(reader, { ...range, failed: [{ block_number: 7 }], logs })
  expect(blocks.map(({ number }) => number)).toEqual([3, 5, 7, 9])
  expect(blocks[0]).toEqual({ hasFacts: true, ...header(3) })
  expect(requested).toEqual([3, 7])
})

test('error: rejects logs of a block that was replaced', async () => {
  const { reader } = setup()
  const replaced = toLog(3, { blockHash: hashOf(77) })
  const reported = fetchBlocks(reader, { ...range, logs: [replaced, toLog(3)] })
  await expect(reported).rejects.toThrow(ChainMovedError)
  const requested = fetchBlocks(reader, { ...range, logs: [{ ...replaced, blockTimestamp: undefined }] })
  await expect(requested).rejects.toThrow('block 3 was replaced')
})
