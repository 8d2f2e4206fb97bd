import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
import { setup as setupWorld } from '../../../test/setup.ts'

const [alice] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('default: a summary that is wrong or missing is made anew', async () => {
  const { client, config } = chain
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await executeAsSafe({ client, safe, transaction: { to: alice.address } })
  const world = await setupWorld(chain)
  await world.indexer.runToHead()
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([config]), DATABASE_URL: world.databaseUrl }
  const read = () =>
    world.db.selectFrom('safe_summary').where('safe', '=', safe).select(['executions', 'history']).execute()
  const right = await read()
  expect(right).toMatchObject([{ executions: 1 }])

  await sql`update safe_summary set executions = 7, history = 0`.execute(world.db)
  const all = await runAdminCommand(['summaries'], env)
  expect(all).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Rebuilt the summaries of (\d+) of \1 Safes\.$/),
  })
  expect(await read()).toEqual(right)

  await sql`delete from safe_summary`.execute(world.db)
  expect(await runAdminCommand(['summaries'], env)).toMatchObject({ code: 0 })
  expect(await read()).toEqual(right)
})
