import { ChainConfigSchema } from '@countersign/protocol/config'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../lib/createLogger.ts'
import { type IndexerOutOfMemoryError, superviseIndexer } from './superviseIndexer.ts'

const chain = ChainConfigSchema.parse({
  id: 31_337,
  isTestnet: true,
  name: 'Nowhere',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'test',
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  shortName: 'test',
})

function start({ databaseUrl, ...options }: { databaseUrl: string; pollInterval?: number; memory?: number }) {
  const failures: IndexerOutOfMemoryError[] = []
  const started: unknown[] = []
  const counts = { restarts: 0 }
  const indexer = superviseIndexer({
    chain,
    databaseUrl,
    entry: new URL('../../test/endingWorker.mjs', import.meta.url),
    logger: createLogger({ level: 'silent' }),
    ...options,
    onCalls: (calls) => {
      for (const { method } of calls) started.push(JSON.parse(method))
    },
    onOutOfMemory: (error) => failures.push(error),
    onRestart: () => {
      counts.restarts += 1
    },
  })
  onTestFinished(() => indexer.stop())
  return { counts, failures, indexer, started }
}

test('behavior: a crashed worker restarts and gets the block, until it skips it', async () => {
  const { counts, indexer, started } = start({ databaseUrl: 'ending' })
  await expect
    .poll(() => started)
    .toEqual([null, { from: 5, times: 1, to: 9 }, { from: 6, times: 1, to: 6 }, { from: 6, times: 2, to: 6 }])
  expect(counts.restarts).toBe(3)
  await indexer.stop()
  expect(counts.restarts).toBe(3)
})

test('behavior: a worker that hangs is ended and started again', async () => {
  const { counts, started } = start({ databaseUrl: 'hanging', pollInterval: 50 })
  await expect.poll(() => started.length).toBeGreaterThan(1)
  expect(counts.restarts).toBeGreaterThan(0)
})

test('behavior: running out of memory is an error of its own, and not counted as a crash of the blocks', async () => {
  const { failures, started } = start({ databaseUrl: 'heavy', memory: 16 })
  await expect.poll(() => started.length).toBeGreaterThan(2)
  expect(started.slice(0, 3)).toEqual([
    null,
    { from: 5, isOutOfMemory: true, times: 1, to: 9 },
    { from: 5, isOutOfMemory: true, times: 2, to: 9 },
  ])
  expect(failures[0]).toMatchObject({
    code: 'INDEXER_OUT_OF_MEMORY',
    message: expect.stringContaining('exceeded its memory limit of 16 MB while it read blocks 5 to 9'),
  })
})

test('behavior: a worker that hangs with a full heap is out of memory', async () => {
  const { failures, started } = start({ databaseUrl: 'full', pollInterval: 50 })
  await expect.poll(() => started.length).toBeGreaterThan(1)
  expect(started[1]).toEqual({ from: 5, isOutOfMemory: true, times: 1, to: 9 })
  expect(failures[0]).toMatchObject({ code: 'INDEXER_OUT_OF_MEMORY' })
})
