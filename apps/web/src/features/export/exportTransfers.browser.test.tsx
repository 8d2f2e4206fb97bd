import type { Movement } from '@countersign/protocol/wire'
import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { createMovement, createMovementPage, testToken } from '../../../test/testMovements.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { exportTransfers } from './exportTransfers.ts'
import { createFilter } from './matchEntry.ts'
import { openSink } from './openSink.ts'

/** Enough to detect growth; `lifeBooksLarge` exports 100,000 rows. */
const count = 20_000
const pageSize = 1_000

/** Distinct senders, in lower case as a service may send them. */
function createRow(number: number): Movement {
  return createMovement(number, {
    from: `0x${number.toString(16).padStart(40, '0')}`,
    timestamp: 1_700_000_000_000 + number,
  })
}

const isHeapKnown = (memory: unknown): memory is { usedJSHeapSize: number } =>
  typeof memory === 'object' && memory !== null && 'usedJSHeapSize' in memory

test('behavior: 20,000 movements go to the disk page by page, and their sum is that of the chain', {
  tags: 'long',
}, async () => {
  const services = createTestServices({
    answerNode: (method) => {
      if (method === 'eth_getBalance') return '0x0'
      return method === 'eth_blockNumber' ? toHex(count) : toHex(2_000_000n * BigInt(count), { size: 32 })
    },
    answerService: (path) => {
      const cursor = Number(new URL(path, 'http://x').searchParams.get('cursor') ?? count)
      const rows = Array.from({ length: pageSize }, (_, index) => createRow(cursor - index))
      const next = cursor > pageSize ? `${cursor - pageSize}` : null
      return createMovementPage(rows, { block: cursor === count ? count : null, count, next })
    },
  })
  const memory = 'memory' in performance ? performance.memory : undefined
  const heaps: number[] = []
  const exported = await exportTransfers(services, {
    currency: 'USD',
    filter: createFilter({}),
    findAsset: async (address) => ({ address, decimals: 6, source: 'chain', symbol: 'USDC' }),
    format: 'csv',
    nameOf: () => undefined,
    notes: {},
    onProgress: () => {
      if (isHeapKnown(memory)) heaps.push(memory.usedJSHeapSize)
    },
    safe: testSafe,
    scan: async () => undefined,
    signal: new AbortController().signal,
    sink: await openSink({ name: 'large.csv' }),
    version: '1.4.1',
  })
  expect(exported.written).toBe(count)
  expect(exported.reconciled).toMatchObject([{ asset: { address: testToken }, difference: 0n }])
  // About 250 bytes per row, none of which stay on the heap.
  expect(exported.blob.size).toBeGreaterThan(count * 150)
  const [early = 0, late = 0] = [Math.min(...heaps.slice(0, 5)), Math.min(...heaps.slice(-5))]
  expect(late - early).toBeLessThan(exported.blob.size / 2)
})
