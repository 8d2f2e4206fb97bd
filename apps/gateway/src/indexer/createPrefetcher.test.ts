import { type Address, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLog } from './ChainLog.ts'
import { awaitStored, createPendingRange, createPrefetcher, type ReadNext, type ReadRange } from './createPrefetcher.ts'
import { createFacts } from './Facts.ts'
import { topics } from './handlers/handlers.ts'

const start = (from: number) => ({ from, parentHash: zeroHash })

function toRange(from: number): ReadRange {
  const last = { hash: zeroHash, number: from, parentHash: zeroHash, timestamp: 0 }
  return {
    milliseconds: 1,
    onStored: () => undefined,
    range: {
      areSignersFound: true,
      blocks: [],
      created: [],
      events: 0,
      facts: createFacts(),
      failed: [],
      last,
      legacy: [],
      tokens: [],
    },
  }
}

/** A chain of ranges of one block each, and which of them were read. */
function createChain() {
  const begun: number[] = []
  const read =
    (from: number): ReadNext =>
    async (onNext) => {
      begun.push(from)
      await Promise.resolve()
      onNext(start(from + 1), read(from + 1))
      return toRange(from)
    }
  return { begun, read }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

test('default: while one range is stored the next two are prefetched, not more', async () => {
  const { begun, read } = createChain()
  const prefetcher = createPrefetcher()
  expect((await prefetcher.take(start(5), read(5))).range.last.number).toBe(5)
  await settle()
  expect(begun).toEqual([5, 6, 7])
  expect((await prefetcher.take(start(6), read(6))).range.last.number).toBe(6)
  await settle()
  expect(begun).toEqual([5, 6, 7, 8])
})

test('behavior: ranges that were prefetched behind another block are dropped', async () => {
  const { begun, read } = createChain()
  const prefetcher = createPrefetcher()
  await prefetcher.take(start(5), read(5))
  await settle()
  const moved = { ...start(6), parentHash: `0x${'1'.repeat(64)}` } as const
  await prefetcher.take(moved, async () => toRange(6))
  await prefetcher.take(start(7), read(7))
  await settle()
  expect(begun).toEqual([5, 6, 7, 7, 8, 9])
})

test('behavior: a cleared range is not returned and prefetches nothing', async () => {
  const { begun, read } = createChain()
  const prefetcher = createPrefetcher()
  const reading = prefetcher.take(start(5), read(5))
  prefetcher.clear()
  await reading
  await settle()
  expect(begun).toEqual([5])
  await prefetcher.take(start(6), read(6))
  expect(begun.slice(0, 2)).toEqual([5, 6])
})

test('error: a failure reaches only the reader of the range', async () => {
  const prefetcher = createPrefetcher()
  await prefetcher.take(start(5), async (onNext) => {
    onNext(start(6), async () => Promise.reject(new Error('the node is gone')))
    return toRange(5)
  })
  await settle()
  await expect(prefetcher.take(start(6), async () => toRange(6))).rejects.toThrow('the node is gone')
})

const busy: Address = `0x${'1'.repeat(40)}`
const other: Address = `0x${'2'.repeat(40)}`

/** A range in which one Safe executed something. */
function createExecuted() {
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
  return { logs: [execution], range: createPendingRange(1) }
}

/** Whether the promise is still pending after everything else has settled. */
async function isWaiting(waiting: Promise<void>): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 5))
  return Promise.race([waiting.then(() => false), later])
}

test('behavior: Safes that executed something in a pending range wait until it is stored, others do not', async () => {
  const { logs, range } = createExecuted()
  range.onFetched({ logs })
  const waiting = awaitStored([range], [other, busy])
  expect(await isWaiting(waiting)).toBe(true)
  expect(await isWaiting(awaitStored([range], [other]))).toBe(false)
  range.onStored()
  expect(await isWaiting(waiting)).toBe(false)
})

test('behavior: until a pending range is fetched every Safe waits for it', async () => {
  const { logs, range } = createExecuted()
  const waiting = awaitStored([range], [other])
  expect(await isWaiting(waiting)).toBe(true)
  range.onFetched({ logs })
  expect(await isWaiting(waiting)).toBe(false)
})
