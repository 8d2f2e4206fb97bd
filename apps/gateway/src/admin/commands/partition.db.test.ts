import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { getDemoTemplate } from '../../../test/getDemoTemplate.ts'
import { readAllRows } from '../../../test/readAllRows.ts'
import { runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

test('default: the tables are divided once; what is read anew from the chain is the same', async () => {
  const database = await createTestDatabase({ template: await getDemoTemplate() })
  onTestFinished(() => database.destroy())
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([chain.config]), DATABASE_URL: database.url }
  const before = await readAllRows(database.db)
  const { code, output } = await runAdminCommand(['partition', '--count', '5'], env)
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('transfer: 5 partitions') })
  expect(await readAllRows(database.db)).toEqual(before)
  const again = await runAdminCommand(['partition', '--count', '5'], env)
  expect(again).toMatchObject({ code: 0, output: 'The large tables already have 5 partitions.' })
  expect(await runAdminCommand(['reindex', '--chain', '31337'], env)).toMatchObject({
    code: 0,
    output: expect.stringContaining('The new index equals the current one.'),
  })
})

test.each(['0', '1', '65', 'many'])('error: %s partitions', async (count) => {
  const { code, warnings } = await runAdminCommand(['partition', '--count', count], {})
  expect({ code, warnings }).toMatchObject({
    code: 2,
    warnings: expect.stringContaining('is not a number from 2 to 64'),
  })
})
