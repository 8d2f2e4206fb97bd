import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ModuleTransactionRecord } from '../../db/queries/Records.ts'
import { largeData, maxExplained } from '../../lib/decodeInSlices.ts'
import { explainEach, explainOne, largeList } from './explainEach.ts'

const record: ModuleTransactionRecord = {
  blockNumber: 1,
  chainId: 1,
  data: '0x',
  logIndex: 0,
  module: zeroAddress,
  operation: 0,
  safe: zeroAddress,
  success: true,
  timestamp: 0,
  to: zeroAddress,
  transactionHash: '0x',
  type: 'module',
  value: 0n,
}
const withBytes = (size: number): ModuleTransactionRecord => ({ ...record, data: `0x${'00'.repeat(size)}` })

/** Records the order of explanations and other tasks on the event loop. */
function setup() {
  const order: string[] = []
  let isOver = false
  const others = () => {
    order.push('others')
    if (!isOver) setTimeout(others)
  }
  // Timers due before the pause ends run first, on any machine.
  setTimeout(others)
  const explain = ({ data }: ModuleTransactionRecord) => {
    order.push('explained')
    const end = performance.now() + 6
    while (performance.now() < end);
    return data?.length
  }
  const run = async <result>(work: Promise<result>) => {
    const result = await work
    isOver = true
    return result
  }
  return { explain, order, run }
}

test('default: a list of little data is explained at once', async () => {
  const { explain, order, run } = setup()
  expect(await run(explainEach([record, record], {}, explain))).toEqual([2, 2])
  expect(order).toEqual(['explained', 'explained'])
})

test('behavior: during a long list other requests run between any two', async () => {
  const { explain, order, run } = setup()
  const records = [1, 2, 3].map((index) => withBytes(Math.floor(largeList / 3) + index))
  expect(await run(explainEach(records, {}, explain))).toEqual(records.map(({ data }) => data?.length))
  const runs = order.join(' ').replaceAll(/(others ?)+/g, 'others ')
  expect(runs).toMatch(/^(others )?explained others explained others explained/)
})

test('behavior: only large data is decoded in advance', async () => {
  const records = [withBytes(largeData), withBytes(largeData + 1), withBytes(maxExplained + 1), { ...record, to: null }]
  const kinds = await explainEach(records, {}, (_, decoded) => (decoded === null ? null : decoded?.decoding.kind))
  expect(kinds).toEqual([undefined, 'unknown', null, undefined])
  expect(await explainOne(withBytes(largeData + 1), {}, (_, decoded) => decoded?.decoding.kind)).toBe('unknown')
})

test('behavior: of a large list the first transactions are decoded, up to a limit', async () => {
  const records = Array.from({ length: 10 }, () => withBytes(maxExplained))
  const isDecoded = await explainEach(records, {}, (_, decoded) => decoded !== null)
  expect(isDecoded).toEqual([true, true, true, true, true, true, true, true, false, false])
})

test('behavior: without inner calls every transaction of a large list is decoded', async () => {
  const records = Array.from({ length: 10 }, () => withBytes(maxExplained))
  const isDecoded = await explainEach(records, { maxDepth: 0 }, (_, decoded) => decoded?.decoding.kind)
  expect(isDecoded).toEqual(records.map(() => 'unknown'))
})
