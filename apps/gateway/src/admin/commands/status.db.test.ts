import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { zeroHash } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createTestChain } from '../../../test/createTestChain.ts'
import { borrowTestDatabase } from '../../../test/createTestDatabase.ts'
import { runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
import { formatDuration } from './status.ts'

test('default: far from the head, the speed and the remaining time', async () => {
  const chain = await createTestChain()
  const database = await borrowTestDatabase()
  onTestFinished(async () => {
    await database.destroy()
    await chain.stop()
  })
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([chain.config]), DATABASE_URL: database.url }
  const advance = (block: number) =>
    sql`insert into checkpoint (chain_id, block_number, block_hash, block_timestamp, head_number, head_timestamp)
      values (${chain.config.id}, ${block}, ${zeroHash}, 0, 60000, 0)
      on conflict (chain_id) do update set block_number = excluded.block_number`.execute(database.db)
  await advance(10_000)
  let isRunning = true
  const running = runAdminCommand(['status'], env).finally(() => {
    isRunning = false
  })
  // Whenever the command reads: on a busy machine it begins late.
  for (let block = 10_000; isRunning; block += 10) {
    await advance(Math.min(block, 50_000))
    await sleep(100)
  }
  const { code, output } = await running
  expect(output).toMatch(/at block \d{5}, \d{5} blocks behind, \d+ blocks\/s, about \d+ (s|min) left/)
  expect(code).toBe(3)
  await advance(59_990)
  expect((await runAdminCommand(['status'], env)).output).not.toContain('blocks/s')
  // Nobody indexes: no time can be given.
  await advance(20_000)
  expect((await runAdminCommand(['status'], env)).output).not.toContain('blocks/s')
})

test('behavior: durations', () => {
  expect([4.2, 89, 90, 3_600, 5_400, 90_061].map(formatDuration)).toEqual([
    '5 s',
    '89 s',
    '2 min',
    '60 min',
    '1 h 30 min',
    '25 h 1 min',
  ])
})
