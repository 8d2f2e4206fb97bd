import { type Address, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLog } from './ChainLog.ts'
import { topics } from './handlers/handlers.ts'
import { awaitWritten, createUnwrittenRange } from './unstoredRange.ts'

const busy: Address = `0x${'1'.repeat(40)}`
const other: Address = `0x${'2'.repeat(40)}`

/** A range in which one Safe executed something. */
function createRange() {
  const execution: ChainLog = {
    address: busy,
    blockHash: zeroHash,
    blockNumber: 1n,
    blockTimestamp: undefined,
    data: '0x',
    logIndex: 0,
    removed: false,
    topics: [topics.executions[0]],
    transactionHash: zeroHash,
    transactionIndex: 0,
  }
  return { logs: [execution], range: createUnwrittenRange(1) }
}

/** Whether it is still waited for after all that can go on has gone on. */
async function isWaiting(waiting: Promise<void>): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 5))
  return Promise.race([waiting.then(() => false), later])
}

test('default: who executed something in a range waits until it is written, others do not', async () => {
  const { logs, range } = createRange()
  range.onFetched({ logs })
  const waiting = awaitWritten([range], [other, busy])
  expect(await isWaiting(waiting)).toBe(true)
  expect(await isWaiting(awaitWritten([range], [other]))).toBe(false)
  range.onWritten()
  expect(await isWaiting(waiting)).toBe(false)
})

test('behavior: as long as nobody knows who executed something, everybody waits', async () => {
  const { logs, range } = createRange()
  const waiting = awaitWritten([range], [other])
  expect(await isWaiting(waiting)).toBe(true)
  range.onFetched({ logs })
  expect(await isWaiting(waiting)).toBe(false)
})
