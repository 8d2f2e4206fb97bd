import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestFolder, runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
import { setup as setupWorld } from '../../../test/setup.ts'

const [alice, bob] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** A Safe that is older than the first block of the index. */
async function setup() {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address, bob.address], threshold: 2 })
  await chain.client.mine({ blocks: 1 })
  const config = { ...chain.config, startBlock: Number(await chain.client.getBlockNumber()) }
  const world = await setupWorld({ ...chain, config }, { pollInterval: 20 })
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([config]), DATABASE_URL: world.databaseUrl }
  await world.indexer.runToHead()
  return { env, safe, world }
}

test('default: a Safe from before the index is read, and exported', async () => {
  const { env, safe, world } = await setup()
  world.indexer.start()
  const added = await runAdminCommand(['safe', 'add', safe, '--chain', '31337', '--wait', '60'], env)
  expect(added).toMatchObject({ code: 0, output: expect.stringContaining('Indexing finished.') })
  const again = await runAdminCommand(['safe', 'add', safe, '--chain', '31337'], env)
  expect(again).toMatchObject({ code: 0, output: `${safe} is already indexed.` })

  const file = join(await createTestFolder(), 'safe.jsonl')
  const words = ['export', file, '--chain', '31337', '--safe', safe]
  expect(await runAdminCommand(words, env)).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ rows: /) })
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const rows = lines.map((line) => JSON.parse(line) as { row: { owner?: string; safe: string }; table: string })
  expect(rows.every(({ row }) => row.safe === safe)).toBe(true)
  const owners = rows.filter(({ table }) => table === 'owner_event').map(({ row }) => row.owner)
  expect(owners.toSorted()).toEqual([alice.address, bob.address].toSorted())
})

test('error: an account that is no Safe, a chain that is not served, and what is no address', async () => {
  const { env } = await setup()
  const account = await runAdminCommand(['safe', 'add', alice.address, '--chain', '31337'], env)
  expect(account).toMatchObject({ code: 1, warnings: expect.stringContaining('was not found on chain') })
  expect(await runAdminCommand(['safe', 'add', alice.address, '--chain', '9'], env)).toMatchObject({ code: 1 })
  expect(await runAdminCommand(['safe', 'add', '0x12', '--chain', '31337'], env)).toMatchObject({ code: 2 })
  expect(await runAdminCommand(['safe', 'add', alice.address], env)).toMatchObject({
    code: 2,
    warnings: expect.stringContaining('Missing option --chain'),
  })
})
