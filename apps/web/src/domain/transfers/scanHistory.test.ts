import type { SafeRange } from '@countersign/protocol/chain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanRange } from './scanHistory.ts'

const execution = (blockNumber: bigint): SafeRange['executions'][number] => ({
  blockNumber,
  isSuccess: true,
  kind: 'multisig',
  module: undefined,
  safeTxHash: undefined,
  transactionHash: '0x',
})

/** A node with a maximum range, with executions in some blocks and the creation in another. */
function createNode({ blocks, createdAt, width }: { blocks: readonly number[]; createdAt?: number; width: number }) {
  const requested: { from: bigint; to: bigint }[] = []
  const read = async ({ from, to }: { from: bigint; to: bigint }): Promise<SafeRange> => {
    requested.push({ from, to })
    if (to - from + 1n > BigInt(width)) throw new Error('too wide')
    const isIn = (block: number) => BigInt(block) >= from && BigInt(block) <= to
    return {
      executions: blocks
        .filter(isIn)
        .toSorted((a, b) => a - b)
        .map((block) => execution(BigInt(block))),
      isCreation: createdAt !== undefined && isIn(createdAt),
      multiTransfers: [],
      transfers: [],
    }
  }
  return { requested, read }
}
const scan = (read: ReturnType<typeof createNode>['read'], signal = new AbortController().signal) => {
  const steps: bigint[] = []
  return scanRange({ from: 0n, onStep: ({ from }) => steps.push(from), read, signal, to: 30_000n }).then((range) => ({
    blocks: range.executions.map(({ blockNumber }) => Number(blockNumber)),
    steps,
  }))
}

test('default: the newest first, in wider and wider steps', async () => {
  const { requested, read } = createNode({ blocks: [1, 29_000], width: 1e9 })
  expect((await scan(read)).blocks).toEqual([1, 29_000])
  expect(requested).toEqual([
    { from: 20_001n, to: 30_000n },
    { from: 1n, to: 20_000n },
    { from: 0n, to: 0n },
  ])
})

test('behavior: where the Safe was made there is nothing to look for before', async () => {
  const { requested, read } = createNode({ blocks: [25_000], createdAt: 24_000, width: 1e9 })
  expect((await scan(read)).blocks).toEqual([25_000])
  expect(requested).toHaveLength(1)
})

test('behavior: it stops when it is told to, and keeps what it has', async () => {
  const controller = new AbortController()
  const { requested, read } = createNode({ blocks: [1, 29_000], width: 1e9 })
  const steps: bigint[] = []
  const range = await scanRange({
    from: 0n,
    onStep: ({ from }) => {
      steps.push(from)
      controller.abort()
    },
    read,
    signal: controller.signal,
    to: 30_000n,
  })
  expect([range.executions.length, steps, requested.length]).toEqual([1, [20_001n], 1])
})

test('error: a node that does not answer for a single block', async () => {
  await expect(scan(async () => Promise.reject(new Error('no logs')))).rejects.toThrow('no logs')
})

test('property: whatever width a node takes, every block is read once and nothing is lost', async () => {
  const world = fc.record({
    blocks: fc.uniqueArray(fc.nat({ max: 30_000 }), { maxLength: 20 }),
    width: fc.integer({ max: 40_000, min: 50 }),
  })
  await fc.assert(
    fc.asyncProperty(world, async ({ blocks, width }) => {
      const { requested, read } = createNode({ blocks, width })
      expect((await scan(read)).blocks).toEqual(blocks.toSorted((a, b) => a - b))
      const answered = requested.filter(({ from, to }) => to - from + 1n <= BigInt(width))
      expect(answered.reduce((sum, { from, to }) => sum + to - from + 1n, 0n)).toBe(30_001n)
    }),
    { numRuns: 100 },
  )
})
