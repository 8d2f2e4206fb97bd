import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createReadAhead, type ReadAhead, type ReadRange } from './createReadAhead.ts'
import { createFacts } from './Facts.ts'

type Read = Parameters<ReadAhead['take']>[1]

const place = (from: number) => ({ from, parentHash: zeroHash })

function toRange(from: number): ReadRange {
  const last = { hash: zeroHash, number: from, parentHash: zeroHash, timestamp: 0 }
  return {
    milliseconds: 1,
    onWritten: () => undefined,
    range: {
      areSignersFound: true,
      blocks: [],
      created: [],
      events: 0,
      facts: createFacts(),
      last,
      quiet: [],
      tokens: [],
      unread: [],
    },
  }
}

/** A chain of ranges of one block each; remembers which were begun. */
function createChain() {
  const begun: number[] = []
  const read =
    (from: number): Read =>
    async (onNext) => {
      begun.push(from)
      await Promise.resolve()
      onNext(place(from + 1), read(from + 1))
      return toRange(from)
    }
  return { begun, read }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

test('default: while one is written the next two are read, and not more', async () => {
  const { begun, read } = createChain()
  const readAhead = createReadAhead()
  expect((await readAhead.take(place(5), read(5))).range.last.number).toBe(5)
  await settle()
  expect(begun).toEqual([5, 6, 7])
  expect((await readAhead.take(place(6), read(6))).range.last.number).toBe(6)
  await settle()
  expect(begun).toEqual([5, 6, 7, 8])
})

test('behavior: what was begun after another block is not given, and nothing that follows it', async () => {
  const { begun, read } = createChain()
  const readAhead = createReadAhead()
  await readAhead.take(place(5), read(5))
  await settle()
  const moved = { ...place(6), parentHash: `0x${'1'.repeat(64)}` } as const
  await readAhead.take(moved, async () => toRange(6))
  await readAhead.take(place(7), read(7))
  await settle()
  expect(begun).toEqual([5, 6, 7, 7, 8, 9])
})

test('behavior: what was forgotten is not given, and begins nothing any more', async () => {
  const { begun, read } = createChain()
  const readAhead = createReadAhead()
  const reading = readAhead.take(place(5), read(5))
  readAhead.forget()
  await reading
  await settle()
  expect(begun).toEqual([5])
  await readAhead.take(place(6), read(6))
  expect(begun.slice(0, 2)).toEqual([5, 6])
})

test('error: a failure is told to who takes it, and to nobody else', async () => {
  const readAhead = createReadAhead()
  await readAhead.take(place(5), async (onNext) => {
    onNext(place(6), async () => Promise.reject(new Error('the node is gone')))
    return toRange(5)
  })
  await settle()
  await expect(readAhead.take(place(6), async () => toRange(6))).rejects.toThrow('the node is gone')
})
