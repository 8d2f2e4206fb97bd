import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createReadAhead, type ReadRange } from './createReadAhead.ts'

const place = { from: 5, parentHash: zeroHash }
const last = { hash: zeroHash, number: 9, parentHash: zeroHash, timestamp: 0 }
const read: ReadRange = {
  milliseconds: 1,
  fetched: {
    blocks: [],
    created: [],
    last,
    logs: [],
    quiet: [],
    recover: async () => [],
    transactions: new Map(),
    unread: [],
  },
}

test('default: gives what was begun, once', async () => {
  const readAhead = createReadAhead()
  readAhead.begin(place, async () => read)
  expect(await readAhead.take(place)).toBe(read)
  expect(readAhead.take(place)).toBeUndefined()
})

test('behavior: what was begun after another block is not given', () => {
  const readAhead = createReadAhead()
  readAhead.begin(place, async () => read)
  expect(readAhead.take({ ...place, parentHash: `0x${'1'.repeat(64)}` })).toBeUndefined()
  expect(readAhead.take(place)).toBeUndefined()
})

test('behavior: what was forgotten is not given', () => {
  const readAhead = createReadAhead()
  readAhead.begin(place, async () => read)
  readAhead.forget()
  expect(readAhead.take(place)).toBeUndefined()
})

test('error: a failure is told to who takes it, and to nobody else', async () => {
  const readAhead = createReadAhead()
  readAhead.begin(place, async () => Promise.reject(new Error('the node is gone')))
  await new Promise((resolve) => setTimeout(resolve, 0))
  await expect(readAhead.take(place)).rejects.toThrow('the node is gone')
})
